import { useLayoutEffect, useRef, type RefObject } from 'react'

/** When a control gives way to another, focus that was on it goes to what stands there now. */
export const useKeptFocus = (box: RefObject<HTMLElement | null>, state: unknown) => {
  const shown = useRef(state)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[data-kept-focus]')?.focus()
  }, [box, state])
}
