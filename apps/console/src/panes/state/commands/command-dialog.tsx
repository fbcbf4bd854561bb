import type { CatalogCommand, Command } from '@soe/contracts'
import { useId, useState } from 'react'
import { useCommand, useCommands, useOperations, useSkus } from '../../../data'
import { Button, CopyButton, Dialog, ErrorNote, Field, inputClass, Loading, useSay } from '../../../design'
import type { Preset } from '../selection'
import type { StateView } from '../use-state-view'
import { readForm, refusedField } from './command-body'
import { fieldsOf, filledFrom, type CommandField, type Filled } from './command-fields'
import styles from './command-dialog.module.css'
import { commandAsCurl, commandAsEffect } from './command-texts'
import { suggestionsFor } from './suggestions'

interface InputProps {
  field: CommandField
  value: string
  onChange: (value: string) => void
  suggestions: readonly string[]
  problem: string | undefined
}

const Choice = ({ choices, isRequired }: CommandField) => (
  <>
    {!isRequired && <option value="">Not given</option>}
    {isRequired && <option value="">Choose</option>}
    {choices.map((choice) => (
      <option key={choice} value={choice}>
        {choice}
      </option>
    ))}
  </>
)

/** An argument of a command, in the shape that its schema asks for. */
const Argument = ({ field, value, onChange, suggestions, problem }: InputProps) => {
  const listId = useId()
  const { name, kind, isRequired, hint } = field
  const common = { className: inputClass, value, spellCheck: false, required: isRequired }
  const take = ({ target }: { target: { value: string } }) => onChange(target.value)
  const choices = kind === 'flag' ? { ...field, choices: ['true', 'false'] } : field
  return (
    <Field label={name} hint={hint} problem={problem}>
      {(wiring) => {
        if (kind === 'choice' || kind === 'flag') {
          return (
            <select {...wiring} {...common} onChange={take}>
              <Choice {...choices} />
            </select>
          )
        }
        if (kind === 'list' || kind === 'json') return <textarea {...wiring} {...common} rows={4} onChange={take} />
        return (
          <>
            <input
              {...wiring}
              {...common}
              autoComplete="off"
              list={suggestions.length > 0 ? listId : undefined}
              onChange={take}
            />
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          </>
        )
      }}
    </Field>
  )
}

const Texts = ({ name, given, world }: { name: string; given: object; world: string }) => {
  const curl = commandAsCurl(name, given, { origin: location.origin, world })
  const effect = commandAsEffect(name, given)
  return (
    <div className={styles['texts']}>
      <div>
        <h3>In a rule, below then</h3>
        <CopyButton text={effect} what="The effect" label="Copy" aria-label="Copy the effect" />
        <pre>{effect}</pre>
      </div>
      <div>
        <h3>In a shell</h3>
        <CopyButton text={curl} what="The command as curl" label="Copy" aria-label="Copy as curl" />
        <pre>{curl}</pre>
      </div>
    </div>
  )
}

const exampleOf = ({ name, example }: CatalogCommand): Filled => filledFrom((example[name] ?? {}) as object as Filled)

const presetFilled = (command: CatalogCommand, preset: Preset | undefined): Filled =>
  preset?.command === command.name ? filledFrom(preset.given) : exampleOf(command)

interface CommandFormProps {
  commands: readonly CatalogCommand[]
  preset: Preset | undefined
  view: StateView
  onClose: () => void
}

const touched = (count: number) => (count === 1 ? 'touched 1 thing' : `touched ${count} things`)

const CommandForm = ({ commands, preset, view, onClose }: CommandFormProps) => {
  const first = commands.find(({ name }) => name === preset?.command) ?? commands[0]
  const [name, setName] = useState(first?.name ?? '')
  const [filled, setFilled] = useState<Filled>(first ? presetFilled(first, preset) : {})
  const [isSent, setSent] = useState(false)
  const { data: skus = [] } = useSkus()
  const { data: operations = [] } = useOperations()
  const run = useCommand(view.world)
  const say = useSay()
  const command = commands.find((candidate) => candidate.name === name)
  const fields = fieldsOf(command?.takes ?? {})
  const { given, problems } = readForm(fields, filled)
  const choose = (next: CatalogCommand) => {
    setName(next.name)
    setFilled(presetFilled(next, preset))
    setSent(false)
    run.reset()
  }
  const submit = () => {
    setSent(true)
    if (Object.keys(problems).length > 0) return
    // The catalogue names the commands, so the form can only make one of them.
    run.mutate({ [name]: given } as unknown as Command, {
      onSuccess: (count) => {
        say(`${name} run, ${touched(count)}`)
        onClose()
      },
    })
  }
  const field = run.error ? refusedField(run.error.message, fields, filled) : undefined
  const take = (allowed: string) => {
    if (field !== undefined) setFilled({ ...filled, [field]: allowed })
    run.reset()
  }
  return (
    <Dialog
      title="Run a command"
      width={820}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={run.isPending}>
            {run.isPending ? 'Running it' : `Run ${name}`}
          </Button>
        </>
      }
    >
      <div className={styles['columns']}>
        <fieldset className={styles['commands']}>
          <legend className="unseen">Command</legend>
          {commands.map((each) => (
            <label key={each.name}>
              <input
                type="radio"
                name="command"
                value={each.name}
                checked={each.name === name}
                onChange={() => choose(each)}
              />
              {each.name}
            </label>
          ))}
        </fieldset>
        <div className={styles['form']}>
          <p className={styles['summary']}>{command?.summary}</p>
          <ErrorNote error={run.error} {...(field !== undefined && { onChoose: take })} />
          {fields.map((each) => (
            <Argument
              key={`${name} ${each.name}`}
              field={each}
              value={filled[each.name] ?? ''}
              onChange={(value) => setFilled({ ...filled, [each.name]: value })}
              suggestions={suggestionsFor(each.name, filled, { view, skus, operations })}
              problem={isSent ? problems[each.name] : undefined}
            />
          ))}
          <Texts name={name} given={given} world={view.world} />
        </div>
      </div>
    </Dialog>
  )
}

/** Every command as a form; what it would be in a shell and in a rule stands below it. */
export const CommandDialog = (props: Omit<CommandFormProps, 'commands'>) => {
  const { data, error, refetch } = useCommands()
  if (data) return <CommandForm {...props} commands={data} />
  return (
    <Dialog title="Run a command" width={820} onClose={props.onClose}>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Loading label="Reading the commands" />}
    </Dialog>
  )
}
