import { commandNamed, type CatalogCommand } from '@soe/contracts'
import {
  Button,
  CopyButton,
  Dialog,
  FormDialog,
  SelectField,
  TextAreaField,
  TextField,
  useNotify,
  VisuallyHidden,
} from '@soe/ui'
import { useId, useState } from 'react'
import { useCommand, useCommands, useOperations, useSkus } from '../../../data'
import { copyTexts, ErrorNote, Loading } from '../../../feedback'
import type { Preset } from '../view/selection'
import type { StateView } from '../view/use-state-view'
import { readForm, refusedField } from './command-body'
import { argumentsIn, fieldsOf, filledFrom, type CommandField, type Filled } from './command-fields'
import styles from './command-dialog.module.css'
import { suggestionsFor } from './suggestions'
import { shellQuoted } from '../../../format'

export const commandAsCurl = (name: string, given: object, { origin, world }: { origin: string; world: string }) =>
  `curl -s -X POST ${shellQuoted(`${origin}/__sim/v1/worlds/${encodeURIComponent(world)}/commands`)} \\\n` +
  `  -H 'content-type: application/json' -d ${shellQuoted(JSON.stringify({ [name]: given }))}\n`

const isPlain = (text: string) => /^[A-Za-z][\w.-]*$/.test(text) && !/^(true|false|null)$/i.test(text)

const inYaml = (value: unknown): string => {
  if (typeof value === 'string') return isPlain(value) ? value : JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, part]) => `${inYaml(name)}: ${inYaml(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** The same command as a line of a rule's `then`. */
export const commandAsEffect = (name: string, given: object): string => `- ${name}: ${inYaml(given)}`

interface InputProps {
  field: CommandField
  value: string
  onChange: (value: string) => void
  suggestions: readonly string[]
  problem: string | undefined
}

const flagChoices: readonly string[] = ['true', 'false']

const Argument = ({ field, value, onChange, suggestions, problem }: InputProps) => {
  const listId = useId()
  const { name, kind, isRequired, hint, choices } = field
  const common = {
    label: name,
    hint,
    error: problem,
    value,
    spellCheck: false,
    required: isRequired,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'choice' || kind === 'flag') {
    const options = kind === 'flag' ? flagChoices : choices
    return (
      <SelectField
        {...common}
        placeholder={isRequired ? 'Choose' : 'Not given'}
        options={options.map((choice) => ({ value: choice, label: choice }))}
      />
    )
  }
  if (kind === 'list' || kind === 'json') return <TextAreaField {...common} rows={4} />
  return (
    <TextField
      {...common}
      autoComplete="off"
      list={suggestions.length > 0 ? listId : undefined}
      trailing={
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      }
    />
  )
}

const Texts = ({ name, given, world }: { name: string; given: object; world: string }) => {
  const curl = commandAsCurl(name, given, { origin: location.origin, world })
  const effect = commandAsEffect(name, given)
  return (
    <div className={styles.texts}>
      <div>
        <h3>In a rule, below then</h3>
        <CopyButton text={effect} texts={copyTexts('The effect')} label="Copy the effect">
          Copy
        </CopyButton>
        <pre>{effect}</pre>
      </div>
      <div>
        <h3>In a shell</h3>
        <CopyButton text={curl} texts={copyTexts('The command as curl')} label="Copy as curl">
          Copy
        </CopyButton>
        <pre>{curl}</pre>
      </div>
    </div>
  )
}

const exampleOf = ({ name, example }: CatalogCommand): Filled => filledFrom(argumentsIn(example[name]))

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
  const notify = useNotify()
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
    run.mutate(commandNamed(name, given), {
      onSuccess: (count) => {
        notify(`${name} run, ${touched(count)}`)
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
    <FormDialog
      open
      closeLabel="Close"
      title="Run a command"
      size="wide"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="accent" disabled={run.isPending}>
            {run.isPending ? 'Running it' : `Run ${name}`}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <fieldset className={styles.commands}>
          <legend>
            <VisuallyHidden>Command</VisuallyHidden>
          </legend>
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
        <div className={styles.form}>
          <p className={styles.summary}>{command?.summary}</p>
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
    </FormDialog>
  )
}

/** Runs any command by form, and shows it as curl and as a rule's effect. */
export const CommandDialog = (props: Omit<CommandFormProps, 'commands'>) => {
  const { data, error, refetch } = useCommands()
  if (data) return <CommandForm {...props} commands={data} />
  return (
    <Dialog open closeLabel="Close" title="Run a command" size="wide" onClose={props.onClose}>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Loading label="Reading the commands" />}
    </Dialog>
  )
}
