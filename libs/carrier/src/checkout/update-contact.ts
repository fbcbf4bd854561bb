import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { addressFields, pickFields } from './recipient/stored-fields'
import { assertPhone, assertStreet, assertZipCode } from '../domain/checkout/assert-reachable'
import { checkoutDetails } from '../domain/checkout/checkout-details'

const contactFields = ['firstName', 'lastName', 'emailId', 'phoneNumber', 'dateOfBirth'] as const

export const updateContact: CarrierOperation<'checkout.updateContact'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  assertPhone('contact.phoneNumber', body.contact.phoneNumber)
  assertZipCode('contact.serviceAddress.zipCode', body.contact.serviceAddress.zipCode)
  // A parcel gets to a box, service does not.
  const hasService = cart.lines.some(({ activity }) => activity !== 'ACC')
  assertStreet('contact.serviceAddress', body.contact.serviceAddress, hasService)
  const serviceAddress = pickFields(body.contact.serviceAddress, addressFields)
  const contact = { ...pickFields(body.contact, contactFields), serviceAddress }
  const { gRecaptchaResponse: captchaResponse } = body.cartInfo
  const next = { ...cart, contact, ...(captchaResponse && { captchaResponse }) }
  return checkoutDetails(draft, touchCart(draft, next), caller)
}
