import { isEmail } from './is-email'
import { readText, readZipCode } from './read-text'
import { isState } from './states'

/** The first ZIP code is 00501. */
export const isZipCode = (value: string): boolean => /^(?!00[0-4])\d{5}$/.test(readZipCode(value))

export const plainPhone = (value: string): string =>
  readText(value)
    .replace(/^tel:/i, '')
    .replaceAll(/[\s().+\p{Dash}]/gu, '')
    .replace(/^1(?=\d{10}$)/, '')

/** No area code begins with 0 or 1. */
export const isPhone = (value: string): boolean => /^[2-9]\d{9}$/.test(plainPhone(value))

export const isFilled = (value: string): boolean => readText(value) !== ''

/** What each kind of field demands; its message key is `validation.<kind>`. */
const predicates = {
  required: isFilled,
  email: isEmail,
  zipCode: isZipCode,
  phone: isPhone,
  state: isState,
} as const satisfies Record<string, (value: string) => boolean>

export type FieldKind = keyof typeof predicates

type ValidationMessageKey = `validation.${FieldKind}`

/** The key of the message beside the field, or null when the value is right; an empty field is missing first. */
export function validateField(kind: FieldKind, value: string): ValidationMessageKey | null {
  if (!isFilled(value)) return 'validation.required'
  return predicates[kind](readText(value)) ? null : `validation.${kind}`
}

/** Ten digits as people write them; anything else, such as a masked number, stays as it is. */
export const formatPhone = (number: string): string => number.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
