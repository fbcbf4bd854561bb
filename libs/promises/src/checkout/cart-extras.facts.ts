import { lostWithCart, otherCart, mayEndCart } from './cart-changes'
import type { CartLine } from '@soe/contracts'
import { fromCheckout } from './from-checkout'
import { effect, lostBy, fromAnswer, type Fact } from '../promise/fact'
import { ofMany } from '../promise/of-many'

export const guestChoiceFact: Fact<string> = {
  name: 'guestChoice',
  says: 'the cart remembers whether its guest goes on or signs in',
  sources: [fromCheckout(({ cart }) => cart.cartHeader.guestChoice ?? 'none')],
  effects: {
    ...lostBy<string>(...otherCart),
    ...effect('cart.guestChoice', (_before, { request, audience }) =>
      audience.endsWith('signed-in') ? undefined : request?.choice,
    ),
  },
  right: [
    { key: 'cart.guestChoice', audience: 'prospect', request: { choice: 'GUEST' }, answer: {} },
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: { cartHeader: { guestChoice: 'GUEST' } } },
    },
  ],
  wrong: [
    { key: 'cart.guestChoice', audience: 'prospect', request: { choice: 'GUEST' }, answer: {} },
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { cartHeader: {} } } },
  ],
}

const donationOf = (lines: readonly CartLine[]) =>
  lines.reduce((all, { donationInfo }) => all + (donationInfo?.donationAmount ?? 0), 0)

const emptyCart = { shipmentInfo: {}, cart: { lineDetails: { lineInfo: {} } } }

export const donationFact: Fact<number> = {
  name: 'donation',
  says: 'a donation is on the cart with its amount; 0 takes it away',
  sources: [fromCheckout(({ cart }) => donationOf(Object.values(cart.lineDetails.lineInfo)))],
  effects: {
    ...lostWithCart<number>(),
    ...effect('cart.addDonation', (_before, { request }) => request?.donationAmount),
  },
  right: [
    { key: 'cart.addDonation', request: { donationAmount: 0.37 }, answer: {} },
    {
      key: 'checkout.getCheckoutDetails',
      answer: {
        shipmentInfo: {},
        cart: { lineDetails: { lineInfo: { a: { donationInfo: { donationAmount: 0.37 } } } } },
      },
    },
  ],
  wrong: [
    { key: 'cart.addDonation', request: { donationAmount: 0.37 }, answer: {} },
    { key: 'checkout.getCheckoutDetails', answer: emptyCart },
  ],
}

const barCodesOf = (codes: readonly { barCodeId: string }[] = []) => codes.map(({ barCodeId }) => barCodeId).sort()

export const barCodesFact: Fact<readonly string[]> = {
  name: 'barCodes',
  says: 'the cart has the bar codes that were set on it',
  sources: [fromCheckout(({ cart }) => barCodesOf(cart.orderDetails.barCodes))],
  effects: {
    ...lostWithCart<readonly string[]>(),
    ...effect('cart.updateBarcode', (_before, { request, answer }) => {
      const applied = answer.promotions.flatMap(({ code, status }) => (status === 'APPLIED' ? [code] : []))
      return request?.cartInfo.barCodeIds.filter((code) => applied.includes(code)).sort()
    }),
  },
  right: [
    {
      key: 'cart.updateBarcode',
      request: { cartInfo: { barCodeIds: ['81'] } },
      answer: { promotions: [{ code: '81', status: 'APPLIED' }] },
    },
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: { orderDetails: { barCodes: [{ barCodeId: '81' }] } } },
    },
  ],
  wrong: [
    {
      key: 'cart.updateBarcode',
      request: { cartInfo: { barCodeIds: ['81'] } },
      answer: { promotions: [{ code: '81', status: 'APPLIED' }] },
    },
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { orderDetails: { barCodes: [] } } } },
  ],
}

const codesOf = (promotions: readonly { code: string; status: string }[]) =>
  promotions.flatMap(({ code, status }) => (status === 'APPLIED' ? [code] : [])).sort()

/** Changes that apply or remove promotions. */
const changesOfCodes = [
  'cart.updateBarcode',
  'cart.applyPromo',
  'cart.removePromo',
  'promo.validateRaf',
  'promo.validateFriendsAndFamily',
  'promo.vendorValidateAndUpdateCart',
] as const

/** Codes that are applied to the cart. */
export const promotionsFact: Fact<readonly string[]> = {
  name: 'promotions',
  says: 'a code that is applied stays until it is removed',
  sources: [{ select: ({ answer }) => ('promotions' in answer ? codesOf(answer.promotions) : undefined) }],
  effects: {
    ...lostBy<readonly string[]>(...mayEndCart, 'cart.addDevice', ...changesOfCodes),
    ...effect('cart.removePromo', (before, { request }) => before?.filter((code) => code !== request?.promoCode)),
  },
  right: [
    { key: 'cart.applyPromo', answer: { promotions: [{ code: 'A', status: 'APPLIED' }] } },
    { key: 'cart.removePromo', request: { promoCode: 'A' }, answer: { promotions: [] } },
  ],
  wrong: [
    { key: 'cart.applyPromo', answer: { promotions: [{ code: 'A', status: 'APPLIED' }] } },
    {
      key: 'cart.removePromo',
      request: { promoCode: 'A' },
      answer: { promotions: [{ code: 'A', status: 'APPLIED' }] },
    },
  ],
}

const applied = (code: string) =>
  ({ key: 'cart.applyPromo', answer: { promotions: [{ code, status: 'APPLIED' }] } }) as const

const coupon = (couponCode: string, couponValid: boolean) =>
  ({
    key: 'checkout.getCheckoutDetails',
    answer: { shipmentInfo: {}, cart: { lineDetails: { couponDetails: [{ couponCode, couponValid }] } } },
  }) as const

export const couponsCountFact = ofMany<boolean>({
  name: 'couponsCount',
  says: 'a coupon that has just been applied counts',
  sources: [
    {
      select: ({ answer }) =>
        'promotions' in answer ? Object.fromEntries(codesOf(answer.promotions).map((code) => [code, true])) : undefined,
    },
    fromCheckout(({ cart }) =>
      Object.fromEntries(
        cart.lineDetails.couponDetails.map(({ couponCode, couponValid }) => [couponCode, couponValid]),
      ),
    ),
  ],
  effects: lostBy(...mayEndCart, 'cart.addDevice', ...changesOfCodes),
  right: [applied('A'), coupon('A', true)],
  wrong: [applied('A'), coupon('A', false)],
})

export const featuresFact: Fact<Readonly<Record<string, boolean>>> = {
  name: 'features',
  says: 'a feature that was added is in the cart, and one that was removed is not',
  sources: [
    fromCheckout(({ cart }) => {
      const ofLines = Object.values(cart.lineDetails.lineInfo).flatMap(({ features = [], protection }) => [
        ...features,
        ...(protection ? [protection] : []),
      ])
      return Object.fromEntries([...(cart.orderDetails.accountFeatures ?? []), ...ofLines].map(({ id }) => [id, true]))
    }),
  ],
  effects: {
    ...lostBy<Readonly<Record<string, boolean>>>(...mayEndCart, 'cart.addPlan', 'cart.addDevice', 'cart.addStep'),
    ...effect('cart.addFeatures', (_before, { request, answer }) => {
      const done = answer.cartInfo.lines.flatMap(({ spos }) => spos.flatMap(({ id, success }) => (success ? [id] : [])))
      // A feature of a line may be named by its sorId, which a cart lacks for protection.
      const changed = request?.data.accountFeatures.filter(({ id, type }) => type !== 'SFO' && done.includes(id))
      return changed && Object.fromEntries(changed.map(({ id, actionIndicator }) => [id, actionIndicator === 'A']))
    }),
  },
  compare: (seen, known) =>
    Object.entries(known).map(([id, isThere]) => [{ [id]: seen[id] ?? false }, { [id]: isThere }]),
  right: [
    {
      key: 'cart.addFeatures',
      request: { data: { accountFeatures: [{ id: 'home', actionIndicator: 'A' }] } },
      answer: { cartInfo: { lines: [{ spos: [{ id: 'home', success: true }] }] } },
    },
    {
      key: 'checkout.getCheckoutDetails',
      answer: {
        shipmentInfo: {},
        cart: { lineDetails: { lineInfo: {} }, orderDetails: { accountFeatures: [{ id: 'home' }] } },
      },
    },
  ],
  wrong: [
    {
      key: 'cart.addFeatures',
      request: { data: { accountFeatures: [{ id: 'home', actionIndicator: 'A' }] } },
      answer: { cartInfo: { lines: [{ spos: [{ id: 'home', success: true }] }] } },
    },
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: { lineDetails: { lineInfo: {} }, orderDetails: { accountFeatures: [] } } },
    },
  ],
}

const homeListed = (inCart: boolean) =>
  ({
    key: 'device.getProtectionFeatures',
    answer: { payload: { features: [{ family: 'VZPROTECT_HOME', sorId: 'home', inCart }] } },
  }) as const

const cartWithHome = {
  key: 'checkout.getCheckoutDetails',
  answer: { shipmentInfo: {}, cart: { orderDetails: { accountFeatures: [{ sorId: 'home' }] } } },
} as const

export const homeFeaturesFact: Fact<Readonly<Record<string, boolean>>> = {
  name: 'homeFeatures',
  says: 'what protects the home is the same as in the cart where the cart has it',
  sources: [
    fromAnswer('device.getProtectionFeatures', ({ answer: { payload } }) =>
      Object.fromEntries(
        payload.features
          .filter(({ family }) => family === 'VZPROTECT_HOME')
          .map(({ sorId, inCart }) => [sorId, inCart] as const),
      ),
    ),
    fromCheckout(({ cart }) =>
      Object.fromEntries((cart.orderDetails.accountFeatures ?? []).map(({ sorId }) => [sorId, true] as const)),
    ),
  ],
  effects: lostBy(...mayEndCart, 'cart.addFeatures', 'cart.addPlan', 'cart.addDevice', 'cart.addStep'),
  compare: (said, known) =>
    Object.keys(said)
      .filter((sorId) => known[sorId] !== undefined)
      .map((sorId) => [{ [sorId]: said[sorId] }, { [sorId]: known[sorId] }]),
  merge: (known, said) => ({ ...known, ...said }),
  right: [cartWithHome, homeListed(true)],
  wrong: [cartWithHome, homeListed(false)],
}

const isAdding = ({ removeAccessories = [] }: { readonly removeAccessories?: readonly unknown[] | undefined }) =>
  removeAccessories.length === 0

const withCodes = (...promoCodes: readonly string[]) => ({
  shipmentInfo: {},
  cart: { orderDetails: { cartTotalDiscounts: { promoCodes } } },
})

const addCase = { key: 'cart.addAccessories', request: { data: { lines: [{ mtn: 'a' }] } }, answer: {} } as const

export const keptCodesFact: Fact<readonly string[]> = {
  name: 'promoCodes',
  says: 'a promotion stays on a cart to which something is added',
  sources: [fromCheckout(({ cart }) => cart.orderDetails.cartTotalDiscounts?.promoCodes ?? [])],
  effects: {
    ...lostBy<readonly string[]>(...mayEndCart, ...changesOfCodes),
    ...effect('cart.addAccessories', (before, { request }) =>
      request?.data.lines.every(isAdding) ? before : undefined,
    ),
    ...effect('cart.addDevice', (before, { request }) =>
      request?.data.lines.every(({ isNewLine }) => isNewLine) ? before : undefined,
    ),
  },
  compare: (said, known) => [[known.filter((code) => said.includes(code)), known]],
  right: [
    { key: 'checkout.getCheckoutDetails', answer: withCodes('A') },
    addCase,
    { key: 'checkout.getCheckoutDetails', answer: withCodes('A') },
  ],
  wrong: [
    { key: 'checkout.getCheckoutDetails', answer: withCodes('A') },
    addCase,
    { key: 'checkout.getCheckoutDetails', answer: withCodes() },
  ],
}

type PaymentIds = Readonly<Record<'referenceId' | 'transactionId', string | undefined>>

const paidBy = (payment: PaymentIds) =>
  ({ key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, payment } }) as const

export const paypalFact: Fact<PaymentIds> = {
  name: 'paypalPayment',
  says: 'a payment by PayPal keeps the reference and the transaction that its return was confirmed with',
  sources: [
    fromAnswer('payment.paypalAuthenticate', ({ answer }) =>
      answer.status === '1' ? { referenceId: answer.referenceId, transactionId: answer.transactionId } : undefined,
    ),
    fromCheckout(({ payment }) =>
      payment?.referenceId === undefined || payment.transactionId === undefined
        ? undefined
        : { referenceId: payment.referenceId, transactionId: payment.transactionId },
    ),
  ],
  effects: lostBy(...mayEndCart, 'checkout.selectPayment', 'payment.confirmSubmit', 'payment.paypalAuthenticate'),
  right: [
    { key: 'payment.paypalAuthenticate', answer: { status: '1', referenceId: 'q', transactionId: 's' } },
    { key: 'payment.paypalAuthenticate', answer: { status: '1', referenceId: 'r', transactionId: 't' } },
    paidBy({ referenceId: 'r', transactionId: 't' }),
  ],
  wrong: [
    { key: 'payment.paypalAuthenticate', answer: { status: '1', referenceId: 'r', transactionId: 't' } },
    paidBy({ referenceId: 't', transactionId: 'r' }),
  ],
}

export const autoPayFact: Fact<boolean> = {
  name: 'autoPayChoice',
  says: 'the bills are paid as was chosen last',
  sources: [fromCheckout(({ autoPay }) => autoPay)],
  effects: {
    ...lostBy<boolean>(...mayEndCart, 'cart.addDevice', 'cart.addStep', 'checkout.selectPayment'),
    ...effect('checkout.setAutoPay', (_before, { request }) => request?.autoPay),
  },
  right: [{ key: 'checkout.setAutoPay', request: { autoPay: false }, answer: { shipmentInfo: {}, autoPay: false } }],
  wrong: [{ key: 'checkout.setAutoPay', request: { autoPay: false }, answer: { shipmentInfo: {}, autoPay: true } }],
}

export const cartExtrasFacts = [
  paypalFact,
  couponsCountFact,
  guestChoiceFact,
  donationFact,
  barCodesFact,
  featuresFact,
  homeFeaturesFact,
  promotionsFact,
  keptCodesFact,
  autoPayFact,
]
