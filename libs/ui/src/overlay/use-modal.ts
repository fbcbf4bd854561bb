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
    const leaving = new AbortController()
    const leave = (event: Event) => {
      if (event.target !== dialog.current) return
      event.preventDefault()
      onLeave()
    }
    for (const type of LEAVING) dialog.current?.addEventListener(type, leave, leaving)
    return () => leaving.abort()
  })
  return dialog
}
