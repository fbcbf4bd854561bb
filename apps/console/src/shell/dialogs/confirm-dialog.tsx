import { Button, FormDialog } from '@soe/ui'
import type { ReactNode } from 'react'
import { ErrorNote } from '../../feedback'

interface ConfirmDialogProps {
  title: string
  /** The confirming button's label, e.g. "Drop the world". */
  action: string
  children: ReactNode
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

export const ConfirmDialog = ({
  title,
  action,
  children,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <FormDialog
    open
    closeLabel="Close"
    title={title}
    size="narrow"
    onClose={onClose}
    onSubmit={onConfirm}
    actions={
      <>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" disabled={isPending}>
          {action}
        </Button>
      </>
    }
  >
    {children}
    <ErrorNote error={error} />
  </FormDialog>
)
