import type { CheckoutDetails } from '@soe/contracts'
import type { Handling } from '@soe/rules'
import { partOf } from '@soe/shop-platform/testing'
import { readCartLoad, type CartVisit } from './read-cart-load'

const visit: CartVisit = { page: 'expresscart', isSignedIn: false }

const detailsWith = (lines: object[], more: object = {}) =>
  partOf<CheckoutDetails>({
    cart: {
      lineDetails: {
        lineInfo: Object.fromEntries(lines.entries()),
        byodLines: [],
        byodEUPLines: [],
        tradeInDetail: { tradeInItems: [] },
      },
      orderDetails: { flowType: '' },
      hubReadyForCheckout: true,
      pendingSteps: { sortedSteps: [] },
      userAuthorized: true,
      creditAppApproved: true,
      cartValidationErrors: [],
      ...more,
    },
  })

const plain = { lineActivityType: 'NSE', accessories: [] }
const phone = { ...plain, deviceItem: {} }

describe('what the cart page shows', () => {
  it.each([
    ['before the cart is read', 'loading', {}],
    ['with a device', 'cart', { details: detailsWith([phone]) }],
    ['with an accessory only', 'cart', { details: detailsWith([{ ...plain, accessories: [{}] }]) }],
    ['with an own device', 'cart', { details: detailsWith([{ ...plain, lineActivityType: 'NSEBYOD' }]) }],
    ['with a device to hand in', 'cart', { details: detailsWith([{ ...plain, tradeInInfo: {} }]) }],
    ['with a line that has nothing on it', 'empty', { details: detailsWith([plain]) }],
    ['without lines', 'empty', { details: detailsWith([]) }],
    ['of another account', 'login', { details: detailsWith([phone], { userAuthorized: false }) }],
    ['when credit is not approved', 'redirect', { details: detailsWith([phone], { creditAppApproved: false }) }],
  ])('%s is of the kind %s', (_name, kind, more) => {
    expect(readCartLoad({ ...visit, ...more })).toMatchObject({ kind })
  })

  it.each([
    ['is declined', 'DC', {}, { destination: { page: 'cart', query: { redirect: 'notapproved2' } } }],
    ['is held', 'OH', {}, { destination: { page: 'existingcredithold' } }],
    ['is not approved though its status is', 'AP', {}, { destination: { query: { redirect: 'notapproved1' } } }],
    ['is for an exchange', 'PE', { isRefundExchange: true }, { destination: { page: 'refundexchange/order-review' } }],
    [
      'has steps left',
      'PE',
      { pendingSteps: { sortedSteps: [{ lineId: 'newLine1', step: 'PlanSelection' }] } },
      { kind: 'pending-steps' },
    ],
    [
      'is blocked for its credit already',
      'PE',
      { cartValidationErrors: [{ errorCode: '1082', errorLevel: 'Blocker' }] },
      { kind: 'cart' },
    ],
  ])('whose credit is not approved and that %s', (_name, creditStatus, more, expected) => {
    const details = detailsWith([phone], { creditAppApproved: false, creditIssueStatus: creditStatus, ...more })
    expect(readCartLoad({ ...visit, details })).toMatchObject(expected)
  })

  it('with a second number that is ready is at the review', () => {
    const details = detailsWith([{ ...phone, secondNumber: { isSecondNumber: true } }])
    expect(readCartLoad({ ...visit, isSignedIn: true, details })).toMatchObject({
      destination: { page: 'orderreview' },
    })
    expect(readCartLoad({ ...visit, isSignedIn: true, details, redirect: 'fall' })).toMatchObject({ kind: 'cart' })
    expect(readCartLoad({ ...visit, isSignedIn: true, details, wasSentOn: true })).toMatchObject({ kind: 'cart' })
  })

  it('with a trade-in alone is at express checkout, but stays where it was told that it stands alone', () => {
    const details = detailsWith([])
    details.cart.lineDetails.tradeInDetail.tradeInItems = [{} as never]
    expect(readCartLoad({ ...visit, details })).toMatchObject({ destination: { page: 'expresscheckout' } })
    expect(readCartLoad({ ...visit, details, redirect: 'ST1' })).toMatchObject({
      kind: 'cart',
      isStandaloneTradeIn: true,
    })
  })

  it('once sent to the cart for its credit, stays there', () => {
    const details = detailsWith([phone], { creditAppApproved: false })
    expect(readCartLoad({ ...visit, details, redirect: 'notapproved1' })).toMatchObject({ kind: 'cart' })
  })
})

describe('a cart that cannot be read', () => {
  it.each<[Handling, string]>([
    ['empty-cart', 'empty'],
    ['cart-lock', 'locked'],
    ['page-load-error', 'page-load-error'],
    ['cart-account-member', 'loading'],
    ['logout', 'loading'],
    ['retry', 'failed'],
    ['message', 'failed'],
  ])('to be handled as %s shows as %s', (handling, kind) => {
    expect(readCartLoad({ ...visit, handling })).toEqual({ kind })
  })

  it('where the shopper was already sent for that reason has failed', () => {
    const handling = 'cart-account-member'
    expect(readCartLoad({ ...visit, handling, redirect: 'accountmember' })).toEqual({ kind: 'failed' })
  })

  it.each(['apo', 'bpo'])(
    'because there is none yet leads a shopper who came for a trade-in (%s) back to it',
    (from) => {
      expect(readCartLoad({ ...visit, handling: 'empty-cart', fromTradeinPage: from })).toMatchObject({
        kind: 'redirect',
        destination: { page: 'tradein' },
      })
    },
  )

  it('stays in view as it was last known, unless it is empty now', () => {
    const details = detailsWith([phone])
    expect(readCartLoad({ ...visit, details, handling: 'retry' })).toMatchObject({ kind: 'cart' })
    expect(readCartLoad({ ...visit, details, handling: 'empty-cart' })).toEqual({ kind: 'empty' })
  })
})
