import { ServiceFault } from '@soe/world'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { agreementIds } from '../domain/checkout/agreements'
import { checkoutDetails } from '../domain/checkout/checkout-details'

export const acceptAgreements: CarrierOperation<'checkout.acceptAgreements'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  if (!body.agreementIds.every((id) => agreementIds.includes(id))) {
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'agreementIds' }])
  }
  const acceptedAgreementIds = [...new Set([...cart.acceptedAgreementIds, ...body.agreementIds])]
  return checkoutDetails(draft, touchCart(draft, { ...cart, acceptedAgreementIds }), caller)
}
