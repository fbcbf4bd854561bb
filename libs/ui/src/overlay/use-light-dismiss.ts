import { useEffect, type RefObject } from 'react'

/** While active, asks to close on Esc (`byKey`), when focus leaves the root and on a press outside it. */
export function useLightDismiss(
  root: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (byKey: boolean) => void,
) {
  useEffect(() => {
    const element = root.current
    if (!active || !element) return
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Whatever lies behind stays open.
      event.preventDefault()
      onDismiss(true)
    }
    const onFocusOut = (event: FocusEvent) => isOutside(event.relatedTarget) && onDismiss(false)
    const onPress = (event: Event) => isOutside(event.target) && onDismiss(false)
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPress)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPress)
    }
  })
}
