import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useKeys } from '../../keys'
import { DropWorldDialog } from './drop-world-dialog'
import { ForkWorldDialog } from './fork-world-dialog'
import { NewWorldDialog } from './new-world-dialog'
import { ResetWorldDialog } from './reset-world-dialog'
import { SwitchDialog } from './switch-dialog'

export type ShellDialog =
  | { kind: 'new-world'; id?: string }
  | { kind: 'fork' | 'reset' | 'drop'; world: string }
  | { kind: 'switch' }

interface Dialogs {
  open: (dialog: ShellDialog) => void
}

const DialogsContext = createContext<Dialogs>({ open: () => undefined })

/** Opens a dialog of the shell. */
export const useShellDialog = () => use(DialogsContext)

const Opened = ({ dialog, onClose }: { dialog: ShellDialog; onClose: () => void }) => {
  switch (dialog.kind) {
    case 'new-world':
      return <NewWorldDialog id={dialog.id} onClose={onClose} />
    case 'fork':
      return <ForkWorldDialog world={dialog.world} onClose={onClose} />
    case 'reset':
      return <ResetWorldDialog world={dialog.world} onClose={onClose} />
    case 'drop':
      return <DropWorldDialog world={dialog.world} onClose={onClose} />
    case 'switch':
      return <SwitchDialog onClose={onClose} />
  }
}

export const ShellDialogs = ({ children }: { children: ReactNode }) => {
  const [dialog, setDialog] = useState<ShellDialog>()
  const dialogs = useMemo<Dialogs>(() => ({ open: setDialog }), [])
  useKeys('Anywhere', [
    { keys: 'n', label: 'New world', run: () => setDialog({ kind: 'new-world' }) },
    { keys: 'mod+k', label: 'Go to a world or a page', run: () => setDialog({ kind: 'switch' }) },
  ])
  return (
    <DialogsContext value={dialogs}>
      {children}
      {dialog && <Opened dialog={dialog} onClose={() => setDialog(undefined)} />}
    </DialogsContext>
  )
}
