import type { OperationKey, RequestOf } from '../promise/invariant'

/** What a change may touch of a cart, by the first steps of its places; all the rest is as it was. */
export interface Touches {
  /** Of the cart itself. */
  readonly cart?: readonly string[]
  /** Of the lines that it names. */
  readonly named?: readonly string[]
  /** Of every line. */
  readonly lines?: readonly string[]
  /** Ids or numbers of the lines that a request names; undefined where it is about all of them. */
  readonly names?: (request: unknown) => readonly string[] | undefined
}

const touching = <Key extends OperationKey>(
  key: Key,
  touches: Omit<Touches, 'names'>,
  names?: (request: NonNullable<RequestOf<Key>>) => readonly string[] | undefined,
): Readonly<Partial<Record<OperationKey, Touches>>> => ({
  [key]: { ...touches, ...(names && { names: (request: unknown) => names(request as NonNullable<RequestOf<Key>>) }) },
})

/** How and where things are delivered follows from what there is and where it goes. */
const delivery = ['delivery', 'shippingAddress'] as const

const codes = { cart: ['orderDetails.barCodes'], lines: ['serviceInfo.sbdOffer'] } as const

/** What follows from what is in the cart. */
const ofContents = ['cartInfo', 'intendType', 'autoPay', 'payment'] as const

/** What each change may touch; one that is not here touches nothing. */
export const cartTouches: Readonly<Partial<Record<OperationKey, Touches>>> = {
  ...touching('cart.addDevice', { cart: ofContents, named: [''], lines: delivery }, ({ data }) =>
    data.lines.flatMap(({ lineId }) => (lineId === undefined ? [] : [lineId])),
  ),
  ...touching(
    'cart.removeDevice',
    { cart: [...ofContents, 'tradeIns'], named: [''], lines: [...delivery, 'donationInfo'] },
    ({ lineId }) => (lineId === undefined ? undefined : [lineId]),
  ),
  ...touching('cart.addAccessories', { cart: ofContents, named: ['accessories'], lines: delivery }, ({ data }) =>
    data.lines.map(({ mtn }) => mtn),
  ),
  ...touching(
    'cart.addPlan',
    { cart: ['autoPay'], named: ['plan', 'protection', 'features', 'visFeatures'] },
    ({ lineId }) => [lineId],
  ),
  ...touching('cart.assignMtn', { cart: ofContents, named: [''] }, ({ lineId }) => [lineId]),
  ...touching(
    'cart.addFeatures',
    { cart: ['orderDetails.accountFeatures'], named: ['protection', 'features', 'visFeatures'] },
    ({ data: { accountFeatures } }) =>
      accountFeatures.every(({ mtns }) => mtns) ? accountFeatures.flatMap(({ mtns = [] }) => mtns) : undefined,
  ),
  ...touching('cart.e911Address', { named: ['serviceInfo.e911Address'] }, ({ lines }) => lines.map(({ mtn }) => mtn)),
  ...touching('cart.switchSim', { named: ['simItem'] }, ({ mtn }) => [mtn]),
  ...touching('cart.addDonation', { lines: ['donationInfo'] }),
  ...touching('cart.guestChoice', {
    cart: ['cartHeader', 'contact', 'shippingAddress'],
    lines: [...delivery, 'serviceInfo'],
  }),
  ...touching('cart.applyPromo', codes),
  ...touching('cart.removePromo', codes),
  ...touching('cart.updateBarcode', codes),
  ...touching('promo.validateRaf', codes),
  ...touching('promo.validateFriendsAndFamily', codes),
  ...touching('promo.vendorValidateAndUpdateCart', codes),
  ...touching('tradeIn.addDevice', {
    cart: [...ofContents, 'tradeIns'],
    lines: ['isTradeInIntentSelected', 'tradeInInfo'],
  }),
  ...touching('checkout.updateContact', {
    cart: ['contact', 'shippingAddress'],
    lines: [...delivery, 'serviceInfo.primaryUserInfo', 'serviceInfo.serviceAddress'],
  }),
  ...touching('checkout.updateAddress', { cart: ['shippingAddress'], lines: delivery }),
  ...touching(
    'checkout.selectShipping',
    { cart: ['shippingAddress'], named: delivery },
    ({ lineId, shipTogetherPref }) => (lineId === undefined || shipTogetherPref !== undefined ? undefined : [lineId]),
  ),
  ...touching('checkout.selectPayment', { cart: ['payment', 'autoPay'] }),
  ...touching('payment.paypalAuthenticate', { cart: ['payment'] }),
  ...touching('payment.confirmSubmit', { cart: ['payment'] }),
  ...touching('payment.removeCard', { cart: ['payment'] }),
  ...touching('checkout.setAutoPay', { cart: ['autoPay'] }),
}

/** Changes after which there is another cart, or of which nobody can say what they touch. */
export const cartLosses = [
  'cart.addStep',
  'cart.saveCart',
  'cases.resumeCase',
  'checkout.placeOrder',
  'quote.retrieveAccessoriesFromQuote',
  'quote.retrieveCartFromQuote',
] as const satisfies readonly OperationKey[]
