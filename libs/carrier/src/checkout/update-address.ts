import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { addressFields, pickFields } from './recipient/stored-fields'
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
  const shippingAddress = pickFields(body.shippingAddress, recipientFields)
  return checkoutDetails(draft, touchCart(draft, { ...cart, shippingAddress }), caller)
}
