import { contract } from '@soe/contracts'
import { comesByCourier } from '../domain/delivery/same-day'
import { parcelsOf } from '../domain/delivery/parcels'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { pickFields } from './recipient/stored-fields'
import { assertPhone, assertStreet, assertZipCode } from '../domain/checkout/assert-reachable'
import { checkoutDetails } from '../domain/checkout/checkout-details'

const { shape } = contract.checkout.updateAddress.body.shape.shippingAddress
const recipientFields = Object.keys(shape) as (keyof typeof shape)[]

export const updateAddress: CarrierOperation<'checkout.updateAddress'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  assertPhone('shippingAddress.phoneNumber', body.shippingAddress.phoneNumber)
  assertZipCode('shippingAddress.zipCode', body.shippingAddress.zipCode)
  assertStreet('shippingAddress', body.shippingAddress, parcelsOf(cart).some(comesByCourier))
  const shippingAddress = pickFields(body.shippingAddress, recipientFields)
  return checkoutDetails(draft, touchCart(draft, { ...cart, shippingAddress }), caller)
}
