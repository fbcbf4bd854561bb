import type { CartLine } from '@soe/contracts'
import { defaultZipCode, isState, isZipCode, readZipCode, stateNames, statesOfZip } from '@soe/rules'
import { keepZip, keptZip } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { fieldTexts, stepTexts } from '@soe/shop-steps'
import { Button, RadioList, TextField } from '@soe/ui'
import { useRef, useState, type FormEvent } from 'react'
import {
  numberFields,
  numberRequest,
  type NumberChoice,
  emptyNumber,
  numberErrors,
  type NumberField,
  type NumberValues,
} from './number-fields'
import styles from './number-form.module.css'
import { numberTexts, type NumberTexts } from './number-texts'
import { useAssignMtn } from '../use-assign-mtn'

/** Keeps what was typed, also while the other choice is shown. */
const useNumberForm = (zipCode: string | undefined, onSend: (choice: NumberChoice, values: NumberValues) => void) => {
  const [choice, setChoice] = useState<NumberChoice>('new')
  const [values, setValues] = useState(() => ({ ...emptyNumber, ...(zipCode !== undefined && { zipCode }) }))
  const [checked, setChecked] = useState<ReadonlySet<NumberField>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const errors = numberErrors(choice, values)

  const check = (...names: NumberField[]) => setChecked((before) => new Set([...before, ...names]))
  const focus = (name: NumberField) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = Object.keys(errors) as NumberField[]
    const [first] = wrong
    if (first === undefined) return onSend(choice, values)
    check(...wrong)
    focus(first)
  }

  const field = (name: NumberField) => ({
    value: values[name],
    error: checked.has(name) ? errors[name] : undefined,
    change: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    /** A field left empty shows no error before the form is sent. */
    leave: () => values[name] !== '' && check(name),
  })

  return { form, choice, setChoice, field, submit }
}

/** Where a new number will be from, in words: the ZIP code may be one that nobody has typed. */
const placeOf = (zipCode: string, texts: NumberTexts): string | undefined => {
  const [state] = isZipCode(zipCode) ? statesOfZip(readZipCode(zipCode)).filter(isState) : []
  return state && texts.localTo(stateNames[state])
}

export const NumberForm = ({ line: { lineId } }: { line: CartLine }) => {
  const texts = useTexts(numberTexts)
  const shared = useTexts(stepTexts)
  const { missing } = useTexts(fieldTexts)
  const shop = useShop()
  const { assign, isPending } = useAssignMtn(lineId)
  const { form, choice, setChoice, field, submit } = useNumberForm(keptZip(shop), (chosen, values) => {
    const number = numberRequest(chosen, values)
    if (number.choice === 'new' && number.zipCode !== defaultZipCode) keepZip(shop, number.zipCode)
    assign(number)
  })
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <RadioList
        legend={texts.choice}
        name="choice"
        value={choice}
        onChange={(value) => setChoice(value as NumberChoice)}
        options={[
          { value: 'new', label: texts.new, sublabel: texts.newDetail },
          { value: 'port-in', label: texts['port-in'], sublabel: texts.portInDetail },
        ]}
      />
      {numberFields[choice].map(({ name, hint, input }) => {
        const { value, error, change, leave } = field(name)
        return (
          <TextField
            key={name}
            {...input}
            name={name}
            label={texts[name]}
            hint={name === 'zipCode' ? placeOf(value, texts) : hint && texts[hint]}
            error={error === 'required' ? missing({ label: texts[name], field: name }) : error && texts[error]}
            value={value}
            onChange={({ target }) => change(target.value)}
            onBlur={leave}
            required
          />
        )
      })}
      <Button type="submit" wide className={styles.action} busy={isPending} busyLabel={shared.saving}>
        {shared.continue}
      </Button>
    </form>
  )
}
