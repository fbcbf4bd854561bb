import { comesByCourier } from '../domain/delivery/same-day'
import { parcelsOf } from '../domain/delivery/parcels'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { addressFields, pickFields } from './recipient/stored-fields'
import { assertPhone, assertStreet, assertZipCode } from '../domain/checkout/assert-reachable'
import { checkoutDetails } from '../domain/checkout/checkout-details'

const recipientFields = [
  'type',
  'firmName',
  'firstName',
  'lastName',
  'emailId',
  'phoneNumber',
  'country',
  'preferFirstName',
  'preferLastName',
  'zipCode4',
  'confirmEmailId',
  'pobox',
  'ruralDel',
  'attention',
  'enableEmailandTextNotification',
  ...addressFields,
] as const

export const updateAddress: CarrierOperation<'checkout.updateAddress'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  assertPhone('shippingAddress.phoneNumber', body.shippingAddress.phoneNumber)
  assertZipCode('shippingAddress.zipCode', body.shippingAddress.zipCode)
  assertStreet('shippingAddress', body.shippingAddress, parcelsOf(cart).some(comesByCourier))
  const shippingAddress = pickFields(body.shippingAddress, recipientFields)
  return checkoutDetails(draft, touchCart(draft, { ...cart, shippingAddress }), caller)
}
