import { ServiceFault } from '@soe/world'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { findCart } from '../domain/cart/cart-access'
import { requireLineFor } from '../domain/lines/cart-lines'
import { requireE911State, toE911Address } from './address/e911-address'
import { isSameAddress, standardAddress } from './address/standard-address'

/** Answers whether emergency services know the address, and how they write it where that differs. */
export const validateE911Address: CarrierOperation<'cart.validateE911Address'> = ({ draft, body, ...caller }) => {
  const { cartInfo, e911Address } = body
  const cart = findCart(draft, caller, cartInfo.cartId)
  if (!cart) throw new ServiceFault('1008')
  const { processingMTN = cart.lines[0]?.lineId ?? '' } = cartInfo
  requireLineFor(cart, processingMTN)
  const given = toE911Address(e911Address)
  const standard = standardAddress(given, requireE911State(given))
  const addressValid = isSameAddress(given, standard)
  return {
    statusCode: '00',
    ...success,
    processingMTN,
    addressValid,
    ...(!addressValid && { alternateAddress: standard }),
  }
}
