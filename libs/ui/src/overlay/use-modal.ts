import { useEffect, useRef } from 'react'

// A browser may close a dialog without asking: Chrome does on a second Esc.
const LEAVING = ['cancel', 'close', 'mousedown']

/** Shows the dialog of the returned ref while mounted; Esc and a press on the backdrop ask to leave. */
export function useModal(focus: string, onLeave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>(focus)?.focus()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [focus])
  useEffect(() => {
    const shown = dialog.current
    const leave = (event: Event) => {
      // The event of an earlier `close()` arrives late, when the dialog may be open again.
      if (event.target !== shown || (event.type === 'close' && shown?.open)) return
      event.preventDefault()
      onLeave()
    }
    for (const type of LEAVING) shown?.addEventListener(type, leave)
    return () => {
      for (const type of LEAVING) shown?.removeEventListener(type, leave)
    }
  })
  return dialog
}
