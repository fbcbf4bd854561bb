import type { CartState, WorldDraft } from '@soe/world'
import { checkoutDetails } from '../domain/checkout/checkout-details'
import { affirmMinimumCents } from '../domain/checkout/payment-options'
import { cartWithLines } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { dueTodayCents, paymentDeclined } from '../domain/payment/payment-parts'
import { drawReferences, keepProviderPayment } from '../domain/payment/provider-payment'

/** Affirm's token for a shopper whose loan it refuses. */
const refusedToken = 'AFF-REFUSED'

const assertGranted = (draft: WorldDraft, cart: CartState, checkoutToken: string) => {
  if (checkoutToken === refusedToken) throw paymentDeclined('checkoutToken', 'The loan was not granted.')
  if (dueTodayCents(draft, cart) < affirmMinimumCents) {
    throw paymentDeclined('checkoutToken', 'Too little is due for a loan.')
  }
}

/** Finances everything due today with the Affirm loan that the shopper agreed to. */
export const confirmSubmit: CarrierOperation<'payment.confirmSubmit'> = ({ draft, body, ...caller }) => {
  const cart = cartWithLines(draft, caller, body.cartInfo?.cartId)
  assertGranted(draft, cart, body.checkoutToken)
  const paid = keepProviderPayment(draft, cart, {
    paymentType: 'affirm',
    brand: 'Affirm',
    lastFour: '',
    ...drawReferences(draft, 'AF'),
    financingOfferAccepted: true,
  })
  return checkoutDetails(draft, paid, caller)
}
