import type { CheckoutDetails } from '@soe/contracts'
import { agreementsFor, hasAgreed } from './agreements'
import { findCart, type Caller } from './cart-access'
import { assertNotLocked } from './cart-lock'
import { viewCart } from './cart-view'
import { findStore, stores } from './catalogue'
import { contactOf, shippingAddressOf, shippingOptionsOf } from './delivery'
import type { WorldDraft } from './draft'
import { ServiceFault } from './service-fault'
import type { CartState, SessionState } from './state'

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

/** The cart with everything that checkout shows. */
export const detailsOf = (draft: WorldDraft, cart: CartState, session: SessionState): CheckoutDetails => ({
  statusCode: '00',
  serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
  cart: viewCart(cart, session),
  ...optional('contact', contactOf(cart)),
  ...optional('shippingAddress', shippingAddressOf(cart)),
  shipmentInfo: {
    selectedOptionCode: cart.shippingOptionId,
    shippingOptions: shippingOptionsOf(cart, draft.now),
    ispuStoreList: [...stores],
    ...optional('storeInfo', findStore(cart.locationCode)),
  },
  ...optional('payment', cart.payment),
  customerAgreements: {
    agreementCompleted: hasAgreed(cart),
    agreements: agreementsFor(cart).map((agreement) => ({ ...agreement, paragraphs: [...agreement.paragraphs] })),
  },
})

/** The caller's cart for checkout; 1008 where there is none. */
export const checkoutDetails = (draft: WorldDraft, caller: Caller, cartId?: string): CheckoutDetails => {
  const cart = findCart(draft, caller, cartId)
  if (!cart) throw new ServiceFault('1008')
  assertNotLocked(draft, cart, caller.channel)
  return detailsOf(draft, cart, caller.session)
}
