import {
  type AddressFieldName,
  addressSpecs,
  addressValues,
  type FieldErrors,
  type FieldSpec,
  readAddress,
  validateFields,
} from '@soe/shop-steps'
import type { Contact } from '@soe/contracts'
import { isFilled, isoDate, plainPhone, readText } from '@soe/rules'
import { fullNameOf, readNames } from './full-name'

type PersonFieldName = 'firstName' | 'lastName' | 'fullName' | 'emailId' | 'phoneNumber' | 'dateOfBirth'
export type ContactFieldName = PersonFieldName | AddressFieldName
export type ContactValues = Record<ContactFieldName, string>

const email: FieldSpec<PersonFieldName> = {
  name: 'emailId',
  kind: 'email',
  autoComplete: 'email',
  type: 'email',
  maxLength: 120,
}

const phone: FieldSpec<PersonFieldName> = {
  name: 'phoneNumber',
  kind: 'phone',
  autoComplete: 'tel-national',
  type: 'tel',
  maxLength: 20,
  half: 'wide',
}

/** Who a parcel goes to, whose credit nobody asks about. */
export const addresseeSpecs: readonly FieldSpec<PersonFieldName>[] = [
  { name: 'fullName', kind: 'required', autoComplete: 'name', needsLetters: true, maxLength: 60 },
  email,
  { ...phone, optional: true },
]

export const personSpecs: readonly FieldSpec<PersonFieldName>[] = [
  { name: 'firstName', kind: 'required', autoComplete: 'given-name', needsLetters: true, maxLength: 60, half: true },
  { name: 'lastName', kind: 'required', autoComplete: 'family-name', needsLetters: true, maxLength: 60, half: true },
  email,
  phone,
  {
    name: 'dateOfBirth',
    kind: 'required',
    optional: true,
    autoComplete: 'bday',
    type: 'date',
    maxLength: 10,
    half: 'wide',
  },
]

export const homeSpecs = addressSpecs('')

const minAge = 18
const maxAge = 125

const minute = 60_000

/** A birthday, also one on 29 February in a year without it. */
const birthday = (date: string, age: number): string => {
  const [year, ...rest] = date.split('-')
  return [String(Number(year) + age).padStart(4, '0'), ...rest].join('-')
}

/** @param now milliseconds since 1970; the day is the shopper's own */
export const birthError = (date: string, now: number): 'validation.birth' | 'validation.age' | undefined => {
  const today = isoDate(now - new Date(now).getTimezoneOffset() * minute)
  if (date > today || birthday(date, maxAge) < today) return 'validation.birth'
  return birthday(date, minAge) > today ? 'validation.age' : undefined
}

/** @param now milliseconds since 1970, by which a shopper has been born */
export const validateContact = (
  specs: readonly FieldSpec<ContactFieldName>[],
  values: ContactValues,
  now: number,
): FieldErrors<ContactFieldName> => {
  const dateOfBirth = isFilled(values.dateOfBirth) ? birthError(values.dateOfBirth, now) : undefined
  return { ...(dateOfBirth && { dateOfBirth }), ...validateFields(specs, values) }
}

export const contactValues = (contact: Contact | undefined): ContactValues => ({
  fullName: contact ? fullNameOf(contact) : '',
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  emailId: contact?.emailId ?? '',
  phoneNumber: contact?.phoneNumber ?? '',
  dateOfBirth: contact?.dateOfBirth ?? '',
  ...addressValues(contact?.serviceAddress),
})

/** @param isAddressee the form has asked for the whole name in one field */
export const readContact = (values: ContactValues, isAddressee = false): Contact => ({
  ...(isAddressee
    ? readNames(values.fullName)
    : { firstName: readText(values.firstName), lastName: readText(values.lastName) }),
  emailId: readText(values.emailId),
  ...(isFilled(values.phoneNumber) && { phoneNumber: plainPhone(values.phoneNumber) }),
  ...(isFilled(values.dateOfBirth) && { dateOfBirth: values.dateOfBirth }),
  serviceAddress: readAddress(values),
})
