import type { BodyInputOf } from '@soe/contracts'
import type { assignMtn } from '@soe/contracts/routes'
import { defaultZipCode, isFilled, isPhone, isZipCode, plainPhone, readText, readZipCode } from '@soe/rules'
import type { ComponentProps } from 'react'

export type NumberChoice = 'new' | 'port-in'
export type NumberField = 'zipCode' | 'phoneNumber' | 'carrier' | 'accountNumber' | 'transferPin'
export type NumberValues = Readonly<Record<NumberField, string>>
export type NumberErrorText = 'required' | 'zipCodeError' | 'phoneError' | 'noPhoneError' | 'pinError'

interface FieldRow {
  name: NumberField
  hint?: 'accountHint' | 'pinHint'
  input: ComponentProps<'input'>
  isRight: (value: string) => boolean
  errorOf: (value: string) => NumberErrorText
}

/** Carriers' messages group it. */
const readTransferPin = (value: string) => readText(value).replaceAll(/[\s\p{Dash}]/gu, '')

const isTransferPin = (value: string) => /^[A-Za-z\d]{4,12}$/.test(readTransferPin(value))

/** Ten digits can be no phone number, such as ten zeros. */
const phoneError = (value: string) => (/^\d{10}$/.test(plainPhone(value)) ? 'noPhoneError' : 'phoneError')

/** The fields of each choice, in order. */
export const numberFields: Readonly<Record<NumberChoice, readonly FieldRow[]>> = {
  new: [
    {
      name: 'zipCode',
      input: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 20 },
      isRight: isZipCode,
      errorOf: () => 'zipCodeError',
    },
  ],
  'port-in': [
    {
      name: 'phoneNumber',
      input: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel', maxLength: 20 },
      isRight: isPhone,
      errorOf: phoneError,
    },
    {
      name: 'carrier',
      input: { autoComplete: 'off', autoCapitalize: 'words', maxLength: 60 },
      isRight: isFilled,
      errorOf: () => 'required',
    },
    {
      name: 'accountNumber',
      hint: 'accountHint',
      input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
      isRight: isFilled,
      errorOf: () => 'required',
    },
    {
      name: 'transferPin',
      hint: 'pinHint',
      input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
      isRight: isTransferPin,
      errorOf: () => 'pinError',
    },
  ],
}

export const emptyNumber: NumberValues = {
  zipCode: defaultZipCode,
  phoneNumber: '',
  carrier: '',
  accountNumber: '',
  transferPin: '',
}

/** Errors by field. An empty field is reported as missing, whatever else is wrong with it. */
export const numberErrors = (
  choice: NumberChoice,
  values: NumberValues,
): Readonly<Partial<Record<NumberField, NumberErrorText>>> =>
  Object.fromEntries(
    numberFields[choice]
      .filter(({ name, isRight }) => !isRight(values[name]))
      .map(({ name, errorOf }) => [name, isFilled(values[name]) ? errorOf(values[name]) : 'required']),
  )

/** The number as the carrier takes it. */
export const numberRequest = (choice: NumberChoice, values: NumberValues): BodyInputOf<typeof assignMtn>['number'] =>
  choice === 'new'
    ? { choice, zipCode: readZipCode(values.zipCode) }
    : {
        choice,
        phoneNumber: plainPhone(values.phoneNumber),
        carrier: readText(values.carrier),
        accountNumber: readText(values.accountNumber),
        transferPin: readTransferPin(values.transferPin),
      }
