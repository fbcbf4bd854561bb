import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Moves focus from a control that is replaced to the one that replaces it. */
export const useKeptFocus = (box: RefObject<HTMLElement | null>, state: unknown) => {
  const shown = useRef(state)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[data-kept-focus]')?.focus()
  }, [box, state])
}
