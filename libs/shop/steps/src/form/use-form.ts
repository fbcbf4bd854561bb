import { useTexts, draftPrefix, useShop } from '@soe/shop-platform'
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, useMemo } from 'react'
import { fieldTexts } from './field-texts'
import type { FieldErrors } from './field-spec'

const parse = (text: string | null): Record<string, string> => {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}

interface FormDraft {
  read: () => Record<string, string>
  write: (values: Readonly<Record<string, string>>) => void
  clear: () => void
}

const noDraft: FormDraft = { read: () => ({}), write: () => undefined, clear: () => undefined }

/** What was typed into a form, stored until the tab closes. A form without a name stores nothing. */
const useFormDraft = (form: string | undefined): FormDraft => {
  const { sessionStorage } = useShop().environment
  return useMemo(() => {
    if (form === undefined) return noDraft
    const key = `${draftPrefix}checkout.${form}`
    return {
      read: () => parse(sessionStorage.getItem(key)),
      write: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
      clear: () => sessionStorage.removeItem(key),
    }
  }, [form, sessionStorage])
}

interface FormOptions<Values extends Record<string, string>> {
  initial: Values
  validate: (values: Values) => FieldErrors<keyof Values & string>
  derive?: (values: Values, before: Values) => Partial<Values>
  /** Keeps what is typed across reloads under this name; never given to a form that holds a card. */
  draft?: string
}

/** A control with an error, or a group of controls where one must be chosen. */
const wrong = '[aria-invalid="true"], [data-invalid]'

/** What stands in the fields besides what was typed: some autofill and some scripts change a field without a word. */
const readUntold = <Values extends Record<string, string>>(form: HTMLFormElement | null, known: Values) => {
  const found: Record<string, string> = {}
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    if (!Object.hasOwn(known, control.name) || control.type === 'radio' || control.type === 'checkbox') continue
    if (control.value !== known[control.name]) found[control.name] = control.value
  }
  return found as Partial<Values>
}

/** Text fields with errors beside them: one shows when a filled field loses focus, all show after a submit. */
export const useForm = <Values extends Record<string, string>>({
  initial,
  validate,
  derive,
  draft,
}: FormOptions<Values>) => {
  type Name = keyof Values & string
  const texts = useTexts(fieldTexts)
  const stored = useFormDraft(draft)
  const [start] = useState<Values>(() => ({ ...initial, ...stored.read() }))
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const errors = validate(values)

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [attempts])

  useEffect(() => {
    if (values !== start) stored.write(values)
  }, [values, start, stored])

  const set = (name: Name, value: string) => {
    const untold = readUntold(form.current, values)
    setValues((current) => {
      const changed = { ...current, ...untold, [name]: value }
      return { ...changed, ...derive?.(changed, current) }
    })
  }

  const errorTextOf = (name: Name): string | undefined => {
    const key = errors[name]
    if (!key || !(attempts > 0 || left.has(name))) return undefined
    const label = (texts as Readonly<Record<string, unknown>>)[name]
    return key === 'validation.required' && typeof label === 'string'
      ? texts.missing({ label, field: name })
      : texts[key]
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errorTextOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, target.value),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      if (!target.value) return
      if (target.value !== values[name]) set(name, target.value)
      setLeft((names) => new Set(names).add(name))
    },
  })

  const onSubmit = (send: (values: Values) => void) => (event: FormEvent) => {
    event.preventDefault()
    const filled = { ...values, ...readUntold(form.current, values) }
    setValues(filled)
    setAttempts((count) => count + 1)
    if (Object.keys(validate(filled)).length === 0) send(filled)
  }

  return { ref: form, values, set, field, errorTextOf, onSubmit, clearDraft: stored.clear }
}

export type Form<Values extends Record<string, string>> = ReturnType<typeof useForm<Values>>
