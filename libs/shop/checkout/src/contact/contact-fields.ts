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
import { isFilled, plainPhone, readText } from '@soe/rules'

type PersonFieldName = 'firstName' | 'lastName' | 'emailId' | 'phoneNumber' | 'dateOfBirth'
export type ContactFieldName = PersonFieldName | AddressFieldName
export type ContactValues = Record<ContactFieldName, string>

export const personSpecs: readonly FieldSpec<PersonFieldName>[] = [
  { name: 'firstName', kind: 'required', autoComplete: 'given-name', maxLength: 60, half: true },
  { name: 'lastName', kind: 'required', autoComplete: 'family-name', maxLength: 60, half: true },
  { name: 'emailId', kind: 'email', autoComplete: 'email', type: 'email', maxLength: 120 },
  { name: 'phoneNumber', kind: 'phone', autoComplete: 'tel-national', type: 'tel', maxLength: 20, half: 'wide' },
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

export const contactSpecs: readonly FieldSpec<ContactFieldName>[] = [...personSpecs, ...homeSpecs]

/** Nobody is older, in years. */
const maxAge = 125

const isBirth = (date: string, now: number): boolean => {
  const age = (now - Date.parse(date)) / (365.25 * 24 * 60 * 60 * 1000)
  return age >= 0 && age <= maxAge
}

/** @param now milliseconds since 1970, by which a shopper has been born */
export const validateContact = (
  specs: readonly FieldSpec<ContactFieldName>[],
  values: ContactValues,
  now: number,
): FieldErrors<ContactFieldName> => ({
  ...(isFilled(values.dateOfBirth) && !isBirth(values.dateOfBirth, now) && { dateOfBirth: 'validation.birth' }),
  ...validateFields(specs, values),
})

export const contactValues = (contact: Contact | undefined): ContactValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  emailId: contact?.emailId ?? '',
  phoneNumber: contact?.phoneNumber ?? '',
  dateOfBirth: contact?.dateOfBirth ?? '',
  ...addressValues(contact?.serviceAddress),
})

export const readContact = (values: ContactValues): Contact => ({
  firstName: readText(values.firstName),
  lastName: readText(values.lastName),
  emailId: readText(values.emailId),
  phoneNumber: plainPhone(values.phoneNumber),
  ...(isFilled(values.dateOfBirth) && { dateOfBirth: values.dateOfBirth }),
  serviceAddress: readAddress(values),
})
