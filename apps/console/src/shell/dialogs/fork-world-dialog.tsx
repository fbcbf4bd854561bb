import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMakeWorld, useSnapshot } from '../../data'
import { Button, Dialog, ErrorNote, Field, inputClass, useSay } from '../../design'
import { paneHref } from '../../routes'
import { problemOfId } from './new-world-form'

/** A second world that is what this one is now. */
export const ForkWorldDialog = ({ world, onClose }: { world: string; onClose: () => void }) => {
  const [id, setId] = useState(`${world.slice(0, 58)}-fork`)
  const snapshot = useSnapshot(world)
  const make = useMakeWorld()
  const say = useSay()
  const [, go] = useLocation()
  const problem = problemOfId(id)
  const fork = async () => {
    const from = await snapshot.mutateAsync()
    const made = await make.mutateAsync({ from, ...(id !== '' && { id }) })
    say(`World ${made.id} forked from ${world}`)
    onClose()
    go(paneHref(made.id, 'journal'))
  }
  return (
    <Dialog
      title={`Fork ${world}`}
      width={440}
      onClose={onClose}
      // The mutations keep their own errors, shown below.
      onSubmit={() => problem === undefined && void fork().catch(() => undefined)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={snapshot.isPending || make.isPending}>
            Fork
          </Button>
        </>
      }
    >
      <p>The new world has the same carts, sessions, locks, scenarios and clock, and goes its own way from here.</p>
      <Field label="Name of the new world" problem={problem}>
        {(wiring) => (
          <input
            {...wiring}
            className={inputClass}
            value={id}
            spellCheck={false}
            onChange={(event) => setId(event.target.value)}
          />
        )}
      </Field>
      <ErrorNote error={snapshot.error ?? make.error} />
    </Dialog>
  )
}
