import { useRef, useState, type FormEvent } from 'react'
import { emptyNumber, numberErrors, type NumberChoice, type NumberField, type NumberValues } from './number-fields'

/** Keeps what was typed, also while the other choice is shown. */
export const useNumberForm = (
  zipCode: string | undefined,
  onSend: (choice: NumberChoice, values: NumberValues) => void,
) => {
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
