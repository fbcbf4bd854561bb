import type { SubmitEvent } from 'react'
import { Dialog, type DialogProps } from './dialog'

export interface FormDialogProps extends Omit<DialogProps, 'focus' | 'onSubmit'> {
  onSubmit: () => void
}

/** A dialog without fields offers its first choice. */
const FIRST_FIELD = ':is(input:checked, input:not([type=radio], [hidden]), textarea, select), footer button'

/** A dialog that is one form: focus goes to its first field, and Enter submits it. */
export function FormDialog({ onSubmit, ...dialog }: FormDialogProps) {
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return <Dialog {...dialog} focus={FIRST_FIELD} onSubmit={handleSubmit} />
}
