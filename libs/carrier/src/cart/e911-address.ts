import type { BodyOf } from '@soe/contracts'
import { ServiceFault, type CartState, type E911AddressState } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import { replaceLine, requireLineFor } from '../domain/lines/cart-lines'
import { requireE911State, toE911Address } from './address/e911-address'

type E911Request = BodyOf<'cart.e911Address'>['lines'][number]

const assertState = (address: E911AddressState) => {
  if (requireE911State(address) !== address.state) {
    throw new ServiceFault('ZIP_CODE_INVALID', [{ field: 'e911Address.state', issue: 'not the state of the zip code' }])
  }
}

const withAddress = (cart: CartState, { mtn, e911Address: given }: E911Request): CartState => {
  const address = toE911Address(given)
  const line = requireLineFor(cart, mtn)
  assertState(address)
  return replaceLine(cart, { ...line, e911Address: address })
}

export const e911Address: CarrierOperation<'cart.e911Address'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  return processStepAnswer(draft, touchCart(draft, body.lines.reduce(withAddress, cart)))
}
