import type { ReactNode } from 'react'
import { Button, Dialog, ErrorNote } from '../../design'

interface ConfirmDialogProps {
  title: string
  /** What the button does: "Drop the world". */
  action: string
  children: ReactNode
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what can't be undone. */
export const ConfirmDialog = ({
  title,
  action,
  children,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    title={title}
    width={440}
    onClose={onClose}
    onSubmit={onConfirm}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="danger" disabled={isPending}>
          {action}
        </Button>
      </>
    }
  >
    {children}
    <ErrorNote error={error} />
  </Dialog>
)
