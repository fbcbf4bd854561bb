import { useEffect, useState } from 'react'
import { Status } from '../text/status'

const ANNOUNCE = 'ui-announce'

interface Announcement {
  text: string
  delayMs: number
}

/** Says a text to assistive technology through the mounted `LiveRegion`, after the delay. */
export function announce(text: string, delayMs = 0) {
  document.dispatchEvent(new CustomEvent<Announcement>(ANNOUNCE, { detail: { text, delayMs } }))
}

/** One per page. The same text twice is said twice. */
export function LiveRegion() {
  const [said, setSaid] = useState({ turn: 0, text: '' })
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const hear = (event: Event) => {
      const { text, delayMs } = (event as CustomEvent<Announcement>).detail
      timers.add(setTimeout(() => setSaid(({ turn }) => ({ turn: turn + 1, text })), delayMs))
    }
    document.addEventListener(ANNOUNCE, hear)
    return () => {
      document.removeEventListener(ANNOUNCE, hear)
      timers.forEach(clearTimeout)
    }
  }, [])
  return (
    <Status>
      <span key={said.turn}>{said.text}</span>
    </Status>
  )
}
