import { useEffect, useRef } from 'react'

/** F6 moves focus between the page and the returned frame, and back to where it was. */
export const useSwitchKey = () => {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    let before: Element | null = null
    const switchSides = (event: KeyboardEvent) => {
      const { current } = frame
      if (event.key !== 'F6' || !current) return
      event.preventDefault()
      if (current.contains(document.activeElement)) {
        const back = before instanceof HTMLElement && before !== document.body ? before : document.querySelector('main')
        if (back instanceof HTMLElement) back.focus()
        return
      }
      before = document.activeElement
      current.querySelector<HTMLElement>('textarea, button')?.focus()
    }
    document.addEventListener('keydown', switchSides)
    return () => document.removeEventListener('keydown', switchSides)
  }, [])
  return frame
}
