import type { Contact } from '@soe/contracts'
import { readText } from '@soe/rules'

type Names = Pick<Contact, 'firstName' | 'lastName'>

/** The first word is the first name, and all others are the last; a single name is both (decision 250). */
export const readNames = (fullName: string): Names => {
  const [firstName = '', ...others] = readText(fullName).split(/\s+/)
  return { firstName, lastName: others.join(' ') || firstName }
}

export const fullNameOf = ({ firstName, lastName }: Names): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`
