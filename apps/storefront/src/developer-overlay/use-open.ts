import { useLayoutEffect, useRef, useState } from 'react'

/** The element that the overlay lives in; what happens in its shadow, happens to it for the page. */
export const overlayTag = 'sim-overlay'

const key = 'sim-overlay-open'

/** `KeyS`, because Alt writes another letter on some keyboards. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyS'

const isLeaving = ({ key, target }: KeyboardEvent) =>
  key === 'Escape' && target instanceof Element && target.localName === overlayTag

/** Whether the panel is open, as this browser left it; focus comes back to where it was when it closes. */
export const useOpen = (window: Window) => {
  const [isOpen, setIsOpen] = useState(() => window.localStorage.getItem(key) === 'true')
  const cameFrom = useRef<Element | null>(null)
  const show = (next: boolean) => {
    window.localStorage.setItem(key, String(next))
    if (next) cameFrom.current = window.document.activeElement
    setIsOpen(next)
    if (!next && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  // With the pill, not after it: who sees it can press the shortcut.
  useLayoutEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isShortcut(event) && !(isOpen && isLeaving(event))) return
      event.preventDefault()
      show(!isOpen)
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  })
  /** A panel that was open before the page came takes no focus. */
  const takesFocus = () => cameFrom.current !== null
  return { isOpen, show, takesFocus }
}
