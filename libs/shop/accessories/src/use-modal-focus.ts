import { delays, useShop } from '@soe/shop-platform'
import { useEffect, useRef, type RefObject } from 'react'

/** Brings focus that was lost on the way into the accessory's dialog, or back out of it. */
export const useModalFocus = (isOpen: boolean, opener: RefObject<HTMLElement | null>) => {
  const { environment } = useShop()
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    void environment.wait(isOpen ? delays.accessoryModalFocus : delays.accessoryModalClose).then(() => {
      if (wasOpen.current !== isOpen || document.activeElement !== document.body) return
      const target = isOpen ? document.querySelector<HTMLElement>('dialog[open] h2') : opener.current
      target?.focus()
    })
  }, [environment, isOpen, opener])
}
