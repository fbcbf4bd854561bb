import { findPromotions } from '@soe/catalogue'
import { ServiceFault, type AccountState, type CartLineState, type CartState } from '@soe/world'
import { goodStanding } from '../account/account'
import { assertNoBlocker, cartValidationErrors, flowTypeOf } from './cart-validation'

const phone = { skuId: 'orbit-12-pro-kelp-128', productId: 'dev14000001', term: 36 }
const watch = { skuId: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099', term: 36 }
const card = { paymentType: 'card', brand: 'Visa', lastFour: '1111' } as const
const e911Address = { addressLine1: '1 Main St', city: 'Portland', state: 'ME', zipCode: '04101' }

const line = (lineId: string, more: Partial<CartLineState> = {}): CartLineState => ({
  lineId,
  sequence: 1,
  activity: 'NSE',
  device: phone,
  accessories: [],
  ...more,
})

const { device: _, ...withoutDevice } = line('a', { activity: 'ACC' })

const cart = (more: Partial<CartState> = {}): CartState => ({
  id: 'C1',
  caseId: 'CASE1',
  lob: 'postpaid',
  owner: 'session:s',
  status: 'open',
  intent: 'AAL',
  lines: [line('a')],
  lineCount: 1,
  completedSteps: [],
  shippingOptionId: 'STANDARD',
  acceptedAgreementIds: [],
  createdAt: 0,
  updatedAt: 0,
  ...more,
})

const inStore: Partial<AccountState> = { scanAndGo: { locationCode: '0412001' } }

const facts = (
  cartMore: Partial<CartState>,
  account: Partial<AccountState>,
  isSignedIn = false,
  bundlePercent = 0,
  codes: readonly string[] = [],
  shortages: ReadonlyMap<string, number> = new Map(),
) => ({
  cart: cart(cartMore),
  account: { ...goodStanding, ...account },
  isSignedIn,
  price: {
    bundle: { rate: bundlePercent },
    promos: findPromotions(codes).map(({ code, cents = 0 }) => ({ code, cents })),
  },
  promotions: findPromotions(codes),
  shortages,
})

describe('the validation errors of a cart', () => {
  it.each<[string, Parameters<typeof facts>, [string, string, string?][]]>([
    ['nothing is wrong', [{}, {}], []],
    ['the credit file is frozen', [{}, { creditFrozen: true }], [['1082', 'Blocker']]],
    ['the account is barred', [{}, { barrier: 'FRAUD_INDICATOR_X' }], [['2038', 'Blocker', 'a']]],
    ['the account is barred from devices alone', [{ lines: [withoutDevice] }, { barrier: 'DEVICE_CAP' }], []],
    ['an account that pays in full finances', [{}, { barrier: 'CASHONLY_IND' }], [['2038', 'Blocker', 'a']]],
    [
      'such an account pays in full',
      [{ lines: [line('a', { device: { ...phone, term: 0 } })] }, { barrier: 'CASHONLY_IND' }],
      [],
    ],
    ['a device is scanned in a store', [{}, inStore], [['2038', 'Blocker', 'a']]],
    [
      'the bank refuses the card in a store',
      [{ lines: [withoutDevice], payment: card, isPaymentRefused: true }, inStore],
      [['2040', 'Blocker']],
    ],
    ['the bank refuses the card elsewhere', [{ payment: card, isPaymentRefused: true }, {}], []],
    [
      'a bill is to pay in a store',
      [{ lines: [withoutDevice], payment: { ...card, paymentType: 'account' } }, inStore, true],
      [['2040', 'WarningNotification']],
    ],
    [
      "guests' watches have no emergency address",
      [{ lines: [line('a', { device: watch }), line('b'), line('c', { device: watch })] }, {}],
      [['1098', 'WarningNotification', 'a,c']],
    ],
    ["a prepaid guest's watch has none", [{ lob: 'prepaid', lines: [line('a', { device: watch })] }, {}], []],
    ["a guest's watch has one", [{ lines: [line('a', { device: watch, e911Address })] }, {}], []],
    ["a customer's watch has none", [{ lines: [line('a', { device: watch })] }, {}, true], []],
    [
      'items are sold out',
      [
        {
          lines: [
            line('a'),
            line('b', { device: watch }),
            line('c', { accessories: [{ skuId: 'x', productId: 'p', qty: 2 }] }),
          ],
        },
        {},
        true,
        0,
        [],
        new Map([
          [watch.skuId, 0],
          ['x', 1],
        ]),
      ],
      [['OUT_OF_STOCK', 'Blocker', 'b,c']],
    ],
    [
      'the protection is gone with the device',
      [{ lines: [line('a', { lostProtection: true })] }, {}],
      [['1079', 'WarningNotification', 'a']],
    ],
    ['accessories have earned a discount', [{}, {}, false, 20], [['BUNDLE_DISCOUNT', 'RewardNotification']]],
    ['a promotion is on it', [{}, {}, false, 0, ['CASTOFF10']], [['PROMO_APPLIED', 'CheckMarkNotification']]],
    ['a promotion on it has nothing to lower', [{}, {}, false, 0, ['RIGGING25']], []],
    ['a promotion on it counts no longer', [{ promoCodes: ['EBBTIDE5'] }, {}], []],
    [
      'an offer is accepted',
      [{}, { acceptedOffers: [{ offerId: 'OFF-1', isRestricted: true }] }, true],
      [['OFFER_ACCEPTED', 'CheckMarkNotification']],
    ],
  ])('where %s', (_name, given, expected) => {
    const found = cartValidationErrors(facts(...given)).map(({ errorCode, errorLevel, fieldPath }) =>
      fieldPath === undefined ? [errorCode, errorLevel] : [errorCode, errorLevel, fieldPath],
    )
    expect(found).toEqual(expected)
  })

  it('has what blocks the order first', () => {
    const levels = cartValidationErrors(facts({}, { creditFrozen: true }, false, 20, ['CASTOFF10'])).map(
      ({ errorLevel }) => errorLevel,
    )
    expect(levels).toEqual(['Blocker', 'RewardNotification', 'CheckMarkNotification'])
  })
})

describe('a blocker', () => {
  it('ends the call, a warning does not', () => {
    expect(() => assertNoBlocker(facts({}, { creditFrozen: true }))).toThrow(ServiceFault)
    expect(() => assertNoBlocker(facts({}, { creditFrozen: true }), ['2038', '2040'])).not.toThrow()
    expect(() => assertNoBlocker(facts({ lines: [line('a', { device: watch })] }, {}))).not.toThrow()
  })
})

describe('the flow of a cart', () => {
  it.each<[string | undefined, Partial<AccountState>, string]>([
    [undefined, {}, ''],
    [undefined, inStore, 'SCAN_AND_GO'],
    ['SALES', {}, 'SALES'],
    ['SALES', inStore, 'SALES'],
  ])('with the flow type %s and %j is "%s"', (flowType, account, expected) => {
    expect(flowTypeOf(flowType === undefined ? {} : { flowType }, { ...goodStanding, ...account })).toBe(expected)
  })
})
