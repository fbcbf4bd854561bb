import { Button, FormDialog, TextField, useNotify } from '@soe/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMakeWorld, useWorld } from '../../data'
import { ErrorNote } from '../../feedback'
import { paneHref } from '../../routes'
import { nameOf } from '../../format'
import { problemOfId } from './new-world-form'

export const ForkWorldDialog = ({ world, onClose }: { world: string; onClose: () => void }) => {
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
