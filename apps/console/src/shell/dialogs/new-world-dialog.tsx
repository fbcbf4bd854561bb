import { Button, FormDialog, TextField, useNotify } from '@soe/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useCatalogScenarios, useMakeWorld, usePersonas } from '../../data'
import { ErrorNote } from '../../feedback'
import { paneHref } from '../../routes'
import styles from './dialogs.module.css'
import { madeFrom, problemsOf, type NewWorldForm } from './new-world-form'

const empty: NewWorldForm = { id: '', persona: 'prospect', seed: '', isFrozen: false, scenario: '' }

export const NewWorldDialog = ({ id = '', onClose }: { id?: string | undefined; onClose: () => void }) => {
  const [form, setForm] = useState<NewWorldForm>({ ...empty, id })
  const [, go] = useLocation()
  const notify = useNotify()
  const personas = usePersonas()
  const make = useMakeWorld()
  const problems = problemsOf(form)
  const set = (change: Partial<NewWorldForm>) => setForm({ ...form, ...change })
  const submit = () => {
    if (Object.keys(problems).length > 0) return
    make.mutate(madeFrom(form), {
      onSuccess: (world) => {
        notify(`World ${world.id} made`)
        onClose()
        go(paneHref(world.id, 'journal'))
      },
    })
  }
  return (
    <FormDialog
      open
      closeLabel="Close"
      title="New world"
      size="wide"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="accent" disabled={make.isPending}>
            {make.isPending ? 'Making it' : 'Make world'}
          </Button>
        </>
      }
    >
      <ErrorNote error={make.error ?? personas.error} />
      <fieldset className={styles.personas}>
        <legend>Who shops in it</legend>
        {(personas.data ?? []).map((persona) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it wraps its input; the text is deeper than the rule looks
          <label key={persona.id} className={styles.persona}>
            <input
              type="radio"
              name="persona"
              value={persona.id}
              checked={form.persona === persona.id}
              onChange={() => set({ persona: persona.id })}
            />
            <span>
              <strong>{persona.title}</strong> <code>{persona.id}</code>
              <span className={styles.summary}>{persona.summary}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          label="Name"
          hint="Left empty, it gets one that nobody guesses."
          error={problems.id}
          value={form.id}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => set({ id: event.target.value })}
        />
        <TextField
          label="Seed"
          hint="The same seed gives the same ids and chances."
          error={problems.seed}
          inputMode="numeric"
          value={form.seed}
          onChange={(event) => set({ seed: event.target.value })}
        />
      </div>
      <div className={styles.pair}>
        <ScenarioField value={form.scenario} onChange={(scenario) => set({ scenario })} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={form.isFrozen}
            onChange={(event) => set({ isFrozen: event.target.checked })}
          />
          Its clock stands still until you move it
        </label>
      </div>
    </FormDialog>
  )
}

const ScenarioField = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const { data: scenarios = [] } = useCatalogScenarios()
  return (
    <TextField
      label="Scenario to begin with"
      hint="One of the catalogue, by its id; none when empty."
      list="new-world-scenarios"
      value={value}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <datalist id="new-world-scenarios">
          {scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </datalist>
      }
    />
  )
}
