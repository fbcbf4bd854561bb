import { useTexts } from '@soe/shop-platform'
import { fieldTexts, type Form, FormCell, FormGrid } from '@soe/shop-steps'
import { TextField } from '@soe/ui'
import { CardMark } from './card-mark'
import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import {
  cardSpecs,
  digitsOf,
  formatExpiry,
  groupCardNumber,
  readSecurityCode,
  type CardFieldName,
  type PaymentValues,
} from './card-fields'

const formats: Partial<Record<CardFieldName, (text: string) => string>> = {
  cardNumber: groupCardNumber,
  expiry: formatExpiry,
  securityCode: readSecurityCode,
}

/** The caret's position in the grouped text: after as many digits as before. */
const caretBehind = (text: string, digits: number): number => {
  let seen = 0
  return digits === 0 ? 0 : [...text].findIndex((character) => /\d/.test(character) && ++seen === digits) + 1
}

/** Formats while typing and keeps the caret at its digit. */
const useFormattedInput = (form: Form<PaymentValues>, name: CardFieldName) => {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | undefined>(undefined)
  const format = formats[name] ?? ((text: string) => text)
  const value = form.values[name]

  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || document.activeElement !== input.current) return
    const caret = caretBehind(value, digitsBefore.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBefore.current = undefined
  }, [value])

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length
    if (caret < target.value.length) digitsBefore.current = digitsOf(target.value.slice(0, caret)).length
    form.set(name, format(target.value))
  }
  return { ref: input, onChange }
}

const hints = { cardNumber: 'cardNumberHint', expiry: 'expiryHint', securityCode: 'securityCodeHint' } as const

const CardField = ({ form, spec }: { form: Form<PaymentValues>; spec: (typeof cardSpecs)[number] }) => {
  const texts = useTexts(fieldTexts)
  const { name, half: _half, kind: _kind, ...input } = spec
  const hint = name in hints ? texts[hints[name as keyof typeof hints]] : undefined
  return (
    <TextField
      {...form.field(name)}
      {...input}
      {...useFormattedInput(form, name)}
      label={texts[name]}
      hint={hint}
      {...(name === 'cardNumber' && { trailing: <CardMark number={form.values.cardNumber} /> })}
    />
  )
}

/** Number, expiry, code, name and ZIP code of a card. */
export const CardFields = ({ form }: { form: Form<PaymentValues> }) => (
  <FormGrid>
    {cardSpecs.map((spec) => (
      <FormCell key={spec.name} half={spec.half}>
        <CardField form={form} spec={spec} />
      </FormCell>
    ))}
  </FormGrid>
)
