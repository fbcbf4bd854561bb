import {
  hasLetters,
  isFilled,
  isState,
  isZipCode,
  readText,
  statesOfZip,
  validateField,
  type FieldKind,
} from '@soe/rules'

export interface FieldSpec<Name extends string = string> {
  readonly name: Name
  readonly kind: FieldKind
  readonly optional?: true
  readonly autoComplete: string
  readonly type?: 'email' | 'tel' | 'date'
  readonly inputMode?: 'numeric'
  readonly minLength?: number
  /** Signs and digits alone are none. */
  readonly needsLetters?: true
  readonly maxLength: number
  /** Shares its row with the next half; `wide` does so only where there is room. */
  readonly half?: true | 'wide'
}

export type FieldErrorKey =
  `validation.${FieldKind | 'short' | 'letters' | 'serviceBox' | 'courierBox' | 'zipState' | 'zipServed' | 'birth' | 'age' | 'cardNumber' | 'cardBrand' | 'expiry' | 'expired' | 'securityCode' | 'choice' | 'postOfficeBox'}`

export type FieldErrors<Name extends string> = Partial<Record<Name, FieldErrorKey>>

const errorOf = (
  { kind, optional, minLength = 1, needsLetters }: FieldSpec,
  value: string,
): FieldErrorKey | undefined => {
  if (optional && !isFilled(value)) return undefined
  if (isFilled(value) && readText(value).length < minLength) return 'validation.short'
  if (needsLetters && isFilled(value) && !hasLetters(value)) return 'validation.letters'
  return validateField(kind, value) ?? undefined
}

const zipErrorOf = ({ zipCode = '', state = '' }: Readonly<Record<string, string>>): FieldErrorKey | undefined => {
  const places = statesOfZip(zipCode)
  if (!isZipCode(zipCode) || places.length === 0 || places.includes(state)) return undefined
  if (!places.some(isState)) return 'validation.zipServed'
  return state === '' ? undefined : 'validation.zipState'
}

export const validateFields = <Name extends string>(
  specs: readonly FieldSpec<Name>[],
  values: Readonly<Record<Name, string>>,
): FieldErrors<Name> =>
  Object.fromEntries(
    specs.flatMap((spec) => {
      const error = errorOf(spec, values[spec.name]) ?? (spec.name === 'zipCode' ? zipErrorOf(values) : undefined)
      return error ? [[spec.name, error]] : []
    }),
  ) as FieldErrors<Name>
