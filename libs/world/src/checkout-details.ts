import type { CheckoutDetails, Contact } from '@soe/contracts'
import { agreementIds, agreements } from './agreements'
import { findCart, type Caller } from './cart-access'
import { assertNotLocked } from './cart-lock'
import { viewCart } from './cart-view'
import { findStore, shippingModels, stores, toShippingOption } from './catalogue'
import type { WorldDraft } from './draft'
import { findAccount } from './personas/personas'
import { ServiceFault } from './service-fault'
import type { CartState, SessionState } from './state'

/** A signed-in customer is known already. */
export const contactOf = (cart: CartState, session: SessionState): Contact | undefined => {
  const account = findAccount(session.accountNumber)
  if (cart.contact || !account) return cart.contact
  const { firstName, lastName, email, phoneNumber, address } = account
  return { firstName, lastName, emailId: email, phoneNumber, serviceAddress: { ...address } }
}

export const hasAgreed = (cart: CartState): boolean =>
  agreementIds.every((agreementId) => cart.acceptedAgreementIds.includes(agreementId))

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

/** The cart with everything that checkout shows. */
export const detailsOf = (draft: WorldDraft, cart: CartState, session: SessionState): CheckoutDetails => ({
  statusCode: '00',
  serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
  cart: viewCart(cart, session),
  ...optional('contact', contactOf(cart, session)),
  ...optional('shippingAddress', cart.shippingAddress),
  shipmentInfo: {
    selectedOptionCode: cart.shippingOptionId,
    shippingOptions: shippingModels.map((model) => toShippingOption(model, draft.now)),
    ispuStoreList: [...stores],
    ...optional('storeInfo', findStore(cart.locationCode)),
  },
  ...optional('payment', cart.payment),
  customerAgreements: {
    agreementCompleted: hasAgreed(cart),
    agreements: agreements.map((agreement) => ({ ...agreement, paragraphs: [...agreement.paragraphs] })),
  },
})

/** The caller's cart for checkout; 1008 where there is none. */
export const checkoutDetails = (draft: WorldDraft, caller: Caller, cartId?: string): CheckoutDetails => {
  const cart = findCart(draft, caller, cartId)
  if (!cart) throw new ServiceFault('1008')
  assertNotLocked(draft, cart, caller.channel)
  return detailsOf(draft, cart, caller.session)
}
