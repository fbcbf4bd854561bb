import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useKeys } from '../../keys'
import { NewWorldDialog } from './new-world-dialog'
import { SwitchDialog } from './switch-dialog'
import { useNotify, Button, FormDialog, TextField } from '@soe/ui'
import { useLocation } from 'wouter'
import { useDropWorld, useWorld, useReset, useMakeWorld } from '../../data'
import { nameOf } from '../../format'
import { ErrorNote } from '../../feedback'
import { paneHref } from '../../routes'
import { problemOfId } from './new-world-form'

export type ShellDialog =
  | { kind: 'new-world'; id?: string }
  | { kind: 'fork' | 'reset' | 'drop'; world: string }
  | { kind: 'switch' }

interface Dialogs {
  open: (dialog: ShellDialog) => void
}

const DialogsContext = createContext<Dialogs>({ open: () => undefined })

export const useShellDialog = () => use(DialogsContext)

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

const ConfirmDialog = ({ title, action, children, isPending, error, onConfirm, onClose }: ConfirmDialogProps) => (
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

const DropWorldDialog = ({ world, onClose }: { world: string; onClose: () => void }) => {
  const { data: known } = useWorld(world)
  const name = known ? nameOf(known) : world
  const drop = useDropWorld()
  const notify = useNotify()
  const [, go] = useLocation()
  const act = () =>
    drop.mutate(world, {
      onSuccess: () => {
        notify(`World ${name} dropped`)
        onClose()
        go('/')
      },
    })
  return (
    <ConfirmDialog
      title={`Drop ${name}?`}
      action="Drop the world"
      isPending={drop.isPending}
      error={drop.error}
      onConfirm={act}
      onClose={onClose}
    >
      <p>Its carts, sessions, scenarios and journal are gone for good. Take a snapshot first to keep them.</p>
    </ConfirmDialog>
  )
}

const ResetWorldDialog = ({ world: id, onClose }: { world: string; onClose: () => void }) => {
  const { data: world } = useWorld(id)
  const name = world ? nameOf(world) : id
  const reset = useReset(id)
  const notify = useNotify()
  const act = () =>
    world &&
    reset.mutate(world, {
      onSuccess: () => {
        notify(`World ${name} is as it was made`)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={`Reset ${name}?`}
      action="Reset the world"
      isPending={reset.isPending || !world}
      error={reset.error}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        It is made anew with the same name, the persona <code>{world?.persona}</code> and the seed{' '}
        <code>{world?.seed}</code>. Carts, sessions, locks and armed scenarios are gone; the clock is the real one.
      </p>
    </ConfirmDialog>
  )
}

const ForkWorldDialog = ({ world, onClose }: { world: string; onClose: () => void }) => {
  const [id, setId] = useState(`${world.slice(0, 58)}-fork`)
  const { data: known } = useWorld(world)
  const name = known ? nameOf(known) : world
  const make = useMakeWorld()
  const notify = useNotify()
  const [, go] = useLocation()
  const problem = problemOfId(id)
  const fork = async () => {
    const made = await make.mutateAsync({ from: { world }, ...(id !== '' && { id }) })
    notify(`World ${made.id} forked from ${name}`)
    onClose()
    go(paneHref(made.id, 'journal'))
  }
  return (
    <FormDialog
      open
      closeLabel="Close"
      title={`Fork ${name}`}
      size="narrow"
      onClose={onClose}
      // The mutation keeps its error, which is shown below.
      onSubmit={() => problem === undefined && void fork().catch(() => undefined)}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="accent" disabled={make.isPending}>
            Fork
          </Button>
        </>
      }
    >
      <p>The new world has the same carts, sessions, locks, scenarios and clock, and goes its own way from here.</p>
      <TextField
        label="Name of the new world"
        error={problem}
        value={id}
        spellCheck={false}
        onChange={(event) => setId(event.target.value)}
      />
      <ErrorNote error={make.error} />
    </FormDialog>
  )
}

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
