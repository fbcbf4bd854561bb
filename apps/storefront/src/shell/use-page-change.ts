import { useShop } from '@soe/shop-platform'
import { announce } from '@soe/shop-ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Milliseconds before the new page's title is announced. */
const titleDelay = 300

/** Milliseconds that a page may take to show its heading. */
const headingPatience = 10_000

/** Calls back with the page's heading once it stands; the function it returns stops waiting. */
const whenHeadingStands = (callback: (heading: HTMLElement) => void): (() => void) => {
  const find = () => document.querySelector<HTMLElement>('main h1')
  const stop = () => {
    observer.disconnect()
    clearTimeout(patience)
  }
  const look = () => {
    const heading = find()
    if (!heading) return
    stop()
    callback(heading)
  }
  const observer = new MutationObserver(look)
  const patience = setTimeout(() => observer.disconnect(), headingPatience)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

/** A new page starts at its top with focus on its heading; Back returns to the place it left. */
export const usePageChange = () => {
  const { identity, notices } = useShop()
  const [path] = useLocation()
  const shown = useRef(path)
  const isPop = useRef(false)

  useEffect(() => {
    const notePop = () => {
      isPop.current = true
    }
    window.addEventListener('popstate', notePop)
    return () => window.removeEventListener('popstate', notePop)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const wasPop = isPop.current
    isPop.current = false
    if (!wasPop) window.scrollTo(0, 0)
  }, [path])

  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    identity.refresh()
    notices.leavePage()
    return whenHeadingStands((heading) => {
      heading.focus({ preventScroll: true })
      announce(document.title, titleDelay)
    })
  }, [path, identity, notices])
}
