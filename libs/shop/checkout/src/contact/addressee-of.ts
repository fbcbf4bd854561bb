import type { BodyInputOf, Contact } from '@soe/contracts'
import type { updateAddress } from '@soe/contracts/routes'
import { plainPhone } from '@soe/rules'

export type ShippingAddress = BodyInputOf<typeof updateAddress>['shippingAddress']

export const reachOf = ({ emailId, phoneNumber }: Contact) => ({
  emailId,
  ...(phoneNumber !== undefined && { phoneNumber: plainPhone(phoneNumber) }),
})

/** Who orders, where they live. */
export const addresseeOf = (contact: Contact): ShippingAddress => {
  const { firstName, lastName, serviceAddress } = contact
  return { firstName, lastName, ...reachOf(contact), ...serviceAddress }
}
