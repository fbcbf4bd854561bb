import type { CartMode } from './cart-load'
import { cartMode, loadCart, type CartFacts } from './load-cart'

const ready: CartFacts = { page: 'expresscheckout', isSignedIn: true, isHubReady: true, filledLines: 1 }
const empty: CartFacts = { ...ready, page: 'expresscart', filledLines: 0 }

const redirect = (page: string, query = {}) => ({ kind: 'redirect', destination: { page, query } })

describe('a cart that loads', () => {
  const rows: [string, Partial<CartFacts>, unknown][] = [
    ['without authorisation asks for a login', { isUserAuthorized: false }, { kind: 'login' }],
    [
      'without authorisation asks for a login before credit',
      { isUserAuthorized: false, creditStatus: 'PE' },
      { kind: 'login' },
    ],
    [
      'with pending credit steps handles them first',
      { creditStatus: 'PE', hasPendingCreditSteps: true, isRefundExchange: true },
      { kind: 'pending-steps' },
    ],
    [
      'of an exchange goes to its review',
      { creditStatus: 'PE', isRefundExchange: true, hasCreditIssue: true },
      redirect('refundexchange/order-review'),
    ],
    [
      'with a credit issue goes to the page of the hold',
      { creditStatus: 'PE', hasCreditIssue: true },
      redirect('existingcredithold'),
    ],
    ['not yet approved says so', { creditStatus: 'PE' }, redirect('cart', { redirect: 'notapproved1' })],
    [
      'not approved without a status says so',
      { isCreditAppApproved: false },
      redirect('cart', { redirect: 'notapproved1' }),
    ],
    ['declined says so', { creditStatus: 'DECLINED' }, redirect('cart', { redirect: 'notapproved2' })],
    ['with a second number goes to the review', { hasSecondNumberLine: true }, redirect('orderreview')],
  ]
  it.each(rows)('%s: %j', (_name, change, expected) => {
    expect(loadCart({ ...ready, ...change })).toEqual(expected)
  })

  it.each<[string, Partial<CartFacts>]>([
    ['an approved application', { creditStatus: 'AP', isUserAuthorized: true, isCreditAppApproved: true }],
    ['no application', {}],
    ['a second number on the review', { hasSecondNumberLine: true, page: 'orderreview' }],
    ['a second number of a prospect', { hasSecondNumberLine: true, isSignedIn: false }],
  ])('shows with %s (%j)', (_name, change) => {
    expect(loadCart({ ...ready, ...change })).toMatchObject({ kind: 'cart' })
  })

  it('remembers whether it has lines with an own device', () => {
    expect(loadCart({ ...ready, byodLines: 1 })).toMatchObject({ hasByod: true })
    expect(loadCart(ready)).toMatchObject({ hasByod: false })
  })
})

describe('a cart without lines', () => {
  it('is empty', () => {
    expect(loadCart(empty)).toEqual({ kind: 'empty' })
  })

  it.each(['apo', 'bpo'])('entered from the trade-in page (%s) returns there', (fromTradeinPage) => {
    expect(loadCart({ ...empty, fromTradeinPage })).toEqual(redirect('tradein'))
  })

  it('entered from elsewhere is empty', () => {
    expect(loadCart({ ...empty, fromTradeinPage: 'xyz' })).toEqual({ kind: 'empty' })
  })

  it('but with trade-in items goes to express checkout and is a standalone trade-in there', () => {
    const view = { ...empty, tradeInItems: 1, fromTradeinPage: 'apo' }
    expect(loadCart(view)).toEqual(redirect('expresscheckout'))
    expect(loadCart({ ...view, page: 'expresscheckout' })).toMatchObject({ kind: 'cart', isStandaloneTradeIn: true })
  })

  it('is not a standalone trade-in once it has lines', () => {
    expect(loadCart({ ...ready, tradeInItems: 1 })).toMatchObject({ kind: 'cart', isStandaloneTradeIn: false })
  })
})

describe('the mode of a cart', () => {
  const rows: [string, Partial<CartFacts>, CartMode, string][] = [
    ['ready on express checkout', {}, 'checkout', 'express-hub'],
    ['ready on order review', { page: 'orderReview' }, 'checkout', 'express-hub'],
    ['ready on another page', { page: 'cart' }, 'cart', 'express-hub'],
    ['ready with a pending step', { pendingSteps: ['NumberSelection'] }, 'cart', 'express-hub'],
    ['ready for a prospect', { isSignedIn: false }, 'cart', 'express-hub'],
    ['not ready', { isHubReady: false }, 'promo-hub', 'promo-hub-cart'],
    ['scan and go', { flowType: 'SCAN_AND_GO' }, 'checkout', 'scan-and-go-cart'],
    ['scan and go, not ready', { flowType: 'SCAN_AND_GO', isHubReady: false }, 'promo-hub', 'scan-and-go-cart'],
  ]
  it.each(rows)('%s (%j) is %s and shows the %s', (_name, change, mode, view) => {
    expect(cartMode({ ...ready, ...change })).toBe(mode)
    expect(loadCart({ ...ready, ...change })).toMatchObject({ kind: 'cart', mode, view })
  })

  it('without items in a promo hub shows the bare hub', () => {
    expect(loadCart({ ...empty, page: 'expresscheckout', tradeInItems: 1, isHubReady: false })).toMatchObject({
      view: 'promo-hub',
    })
  })
})
