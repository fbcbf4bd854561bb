import type { Contact } from '@soe/contracts'
import type { CartState } from '@soe/world'
import { accountOf } from '../../account/identity'

/** The contact that the shopper gave, else the account's. */
export const contactOf = ({ contact, owner }: CartState): Contact | undefined => {
  const account = accountOf(owner)
  if (contact || !account) return contact
  const { firstName, lastName, email, phoneNumber, address } = account
  return { firstName, lastName, emailId: email, phoneNumber, serviceAddress: { ...address } }
}
