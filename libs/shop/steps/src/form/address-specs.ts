import { boxOf, cityOfZip, isFilled, isZipCode, readText, readZipCode, statesOfZip, memoize } from '@soe/rules'
import type { FieldErrorKey, FieldErrors, FieldSpec } from './field-spec'

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean)

const endsWith = (words: readonly string[], tail: readonly string[]): boolean =>
  tail.length < words.length &&
  tail.every((word, at) => word.toLowerCase() === words[words.length - tail.length + at]?.toLowerCase())

const lastWords = memoize((count: number) => new RegExp(`(?:[\\s,]+[^\\s,]+){${count}}[\\s,]*$`))

/** A text without the first of the tails that it ends with, in any case and with any commas; some word stays. */
const withoutTail = (text: string, ...tails: readonly (readonly string[])[]): string => {
  const words = wordsOf(text)
  const tail = tails.map((parts) => parts.flatMap(wordsOf)).find((parts) => endsWith(words, parts)) ?? []
  return text.replace(lastWords(tail.length), '')
}

export const addressFieldNames = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'] as const
export type AddressFieldName = (typeof addressFieldNames)[number]

/** @param purpose tells the browser which of its addresses to fill in */
export const addressSpecs = (purpose: '' | 'shipping '): readonly FieldSpec<AddressFieldName>[] => [
  {
    name: 'addressLine1',
    kind: 'required',
    autoComplete: `${purpose}address-line1`,
    minLength: 3,
    needsLetters: true,
    maxLength: 80,
  },
  { name: 'addressLine2', kind: 'required', optional: true, autoComplete: `${purpose}address-line2`, maxLength: 80 },
  {
    name: 'zipCode',
    kind: 'zipCode',
    autoComplete: `${purpose}postal-code`,
    inputMode: 'numeric',
    maxLength: 20,
    half: true,
  },
  { name: 'state', kind: 'state', autoComplete: `${purpose}address-level1`, maxLength: 2, half: true },
  { name: 'city', kind: 'required', autoComplete: `${purpose}address-level2`, needsLetters: true, maxLength: 60 },
]

/** The state of a ZIP code: its only one, or the one that was chosen, unless the ZIP code does not lie there. */
const stateOf = (zipCode: string, chosen: string): string => {
  const states = isZipCode(zipCode) ? statesOfZip(zipCode) : []
  const [state = chosen, ...others] = states
  if (others.length === 0) return state
  return states.includes(chosen) ? chosen : ''
}

const cityOf = (zipCode: string): string | undefined =>
  isZipCode(zipCode) ? cityOfZip(readZipCode(zipCode)) : undefined

interface Place {
  readonly zipCode: string
  readonly state: string
  readonly city?: string
}

/** The state follows the ZIP code, and the city one that leads to it, unless another is typed. */
export const deriveState = <Values extends Place>(values: Values, before: Values): Partial<Values> => {
  if (values.zipCode === before.zipCode) return {}
  const state = stateOf(values.zipCode, values.state)
  const { city: typed = '' } = values
  const follows = !isFilled(typed) || typed === cityOf(before.zipCode)
  const city = follows ? (cityOf(values.zipCode) ?? '') : typed
  return { state, ...('city' in values && { city }) } as Partial<Values>
}

export const boxErrors = (values: Parameters<typeof boxOf>[0], reason: FieldErrorKey): FieldErrors<'addressLine1'> =>
  boxOf(values) === undefined ? {} : { addressLine1: reason }

export interface Address {
  addressLine1: string
  addressLine2?: string | undefined
  city: string
  state: string
  zipCode: string
}

export const addressValues = (address: Address | undefined): Record<AddressFieldName, string> => ({
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  zipCode: address?.zipCode ?? '',
})

/** What another field says is said once: a city names no state, and a street no city. */
export const readAddress = (values: Readonly<Record<AddressFieldName, string>>): Address => {
  const { state } = values
  const zipCode = readZipCode(values.zipCode)
  const beforeComma = readText(values.city).replace(/(?<=.),.*/, '')
  const city = withoutTail(beforeComma, [state, zipCode], [state], [zipCode])
  return {
    addressLine1: withoutTail(readText(values.addressLine1), [city, state, zipCode], [city, state]),
    ...(isFilled(values.addressLine2) && { addressLine2: readText(values.addressLine2) }),
    city,
    state,
    zipCode,
  }
}
