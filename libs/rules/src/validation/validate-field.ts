import { isEmail } from './is-email'
import { isState } from './states'

export const isZipCode = (value: string): boolean => /^\d{5}$/.test(value)

export const plainPhone = (value: string): string => value.replaceAll(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '')

export const isPhone = (value: string): boolean => /^\d{10}$/.test(plainPhone(value))

export const isFilled = (value: string): boolean => value.trim() !== ''

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
  return predicates[kind](value.trim()) ? null : `validation.${kind}`
}
