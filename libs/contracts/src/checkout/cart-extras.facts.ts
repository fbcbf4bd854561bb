import { otherCart, mayEndCart } from './cart-changes'
import type { CartLine } from './cart-line.schema'
import { toldByCheckout } from './told-by-cart'
import { effect, lostBy, type Fact } from '../invariant/fact'

export const guestChoiceFact: Fact<string> = {
  name: 'guestChoice',
  says: 'the cart remembers whether its guest goes on or signs in',
  sources: [toldByCheckout(({ cart }) => cart.cartHeader.guestChoice ?? 'none')],
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
  sources: [toldByCheckout(({ cart }) => donationOf(Object.values(cart.lineDetails.lineInfo)))],
  effects: {
    ...lostBy<number>(...mayEndCart),
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
  sources: [toldByCheckout(({ cart }) => barCodesOf(cart.orderDetails.barCodes))],
  effects: {
    ...lostBy<readonly string[]>(...mayEndCart),
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

/** Codes that are applied to the cart. */
export const promotionsFact: Fact<readonly string[]> = {
  name: 'promotions',
  says: 'a code that is applied stays until it is removed',
  sources: [{ tells: ({ answer }) => ('promotions' in answer ? codesOf(answer.promotions) : undefined) }],
  effects: {
    ...lostBy<readonly string[]>(
      ...mayEndCart,
      'cart.addDevice',
      'cart.updateBarcode',
      'cart.applyPromo',
      'promo.validateRaf',
      'promo.validateFriendsAndFamily',
      'promo.vendorValidateAndUpdateCart',
    ),
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

export const featuresFact: Fact<Readonly<Record<string, boolean>>> = {
  name: 'features',
  says: 'a feature that was added is in the cart, and one that was removed is not',
  sources: [
    toldByCheckout(({ cart }) => {
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
      const changed = request?.data.accountFeatures.filter(({ id }) => done.includes(id))
      return changed && Object.fromEntries(changed.map(({ id, actionIndicator }) => [id, actionIndicator === 'A']))
    }),
  },
  compare: (told, known) =>
    Object.entries(known).map(([id, isThere]) => [{ [id]: told[id] ?? false }, { [id]: isThere }]),
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

export const cartExtrasFacts = [guestChoiceFact, donationFact, barCodesFact, featuresFact, promotionsFact]
