import { type AddressFieldName, addressSpecs, addressValues, type FieldSpec, readAddress } from '@soe/shop-steps'
import type { Contact } from '@soe/contracts'
import { isFilled, plainPhone } from '@soe/rules'

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

export const contactValues = (contact: Contact | undefined): ContactValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  emailId: contact?.emailId ?? '',
  phoneNumber: contact?.phoneNumber ?? '',
  dateOfBirth: contact?.dateOfBirth ?? '',
  ...addressValues(contact?.serviceAddress),
})

export const readContact = (values: ContactValues): Contact => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  emailId: values.emailId.trim(),
  phoneNumber: plainPhone(values.phoneNumber),
  ...(isFilled(values.dateOfBirth) && { dateOfBirth: values.dateOfBirth }),
  serviceAddress: readAddress(values),
})
