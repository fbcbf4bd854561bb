import type { BodyInputOf, Contact } from '@soe/contracts'
import type { updateAddress } from '@soe/contracts/routes'
import { boxOf, plainPhone } from '@soe/rules'

export type ShippingAddress = BodyInputOf<typeof updateAddress>['shippingAddress']

export const reachOf = ({ emailId, phoneNumber }: Contact) => ({
  emailId,
  ...(phoneNumber !== undefined && { phoneNumber: plainPhone(phoneNumber) }),
})

/** The carrier takes the number of a box beside the line that names it. */
export const withBox = <Address extends Parameters<typeof boxOf>[0]>(address: Address) => {
  const pobox = boxOf(address)
  return { ...address, ...(pobox !== undefined && { pobox }) }
}

export const addresseeOf = (contact: Contact): ShippingAddress => {
  const { firstName, lastName, serviceAddress } = contact
  return { firstName, lastName, ...reachOf(contact), ...withBox(serviceAddress) }
}
