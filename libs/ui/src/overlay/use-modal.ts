import { useEffect, useRef, type RefObject } from 'react'

/** Shows the dialog of the returned ref while mounted; Esc and a press on the backdrop ask to leave. */
export function useModal(heading: RefObject<HTMLElement | null>, onLeave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [heading])
  useLeaving(dialog, onLeave)
  return dialog
}

function useLeaving(dialog: RefObject<HTMLDialogElement | null>, onLeave: () => void) {
  useEffect(() => {
    const shown = dialog.current
    const leave = (event: Event) => {
      if (event.target !== shown) return
      event.preventDefault()
      onLeave()
    }
    shown?.addEventListener('cancel', leave)
    shown?.addEventListener('mousedown', leave)
    return () => {
      shown?.removeEventListener('cancel', leave)
      shown?.removeEventListener('mousedown', leave)
    }
  })
}
