import type { CheckoutDetails } from '@soe/contracts'
import type { Handling } from '@soe/rules'
import { readCartLoad, type CartVisit } from './read-cart-load'

const visit: CartVisit = { page: 'expresscart', isSignedIn: false }

const detailsWith = (lines: object[], more: object = {}) =>
  ({
    cart: {
      lineDetails: {
        lineInfo: Object.fromEntries(lines.entries()),
        byodLines: [],
        tradeInDetail: { tradeInItems: [] },
      },
      orderDetails: { flowType: '' },
      hubReadyForCheckout: true,
      pendingSteps: { sortedSteps: [] },
      userAuthorized: true,
      creditAppApproved: true,
      ...more,
    },
  }) as unknown as CheckoutDetails

const phone = { deviceItem: {}, accessories: [] }

describe('what the cart page shows', () => {
  it.each([
    ['before the cart is read', 'loading', {}],
    ['with a device', 'cart', { details: detailsWith([phone]) }],
    ['with an accessory only', 'cart', { details: detailsWith([{ accessories: [{}] }]) }],
    ['with a line that has nothing on it', 'empty', { details: detailsWith([{ accessories: [] }]) }],
    ['without lines', 'empty', { details: detailsWith([]) }],
    ['of another account', 'login', { details: detailsWith([phone], { userAuthorized: false }) }],
    ['when credit is not approved', 'redirect', { details: detailsWith([phone], { creditAppApproved: false }) }],
  ])('%s is of the kind %s', (_name, kind, more) => {
    expect(readCartLoad({ ...visit, ...more })).toMatchObject({ kind })
  })

  it('once sent to the cart for its credit, stays there', () => {
    const details = detailsWith([phone], { creditAppApproved: false })
    expect(readCartLoad({ ...visit, details, redirect: 'notapproved1' })).toMatchObject({ kind: 'cart' })
  })
})

describe('a cart that can not be read', () => {
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

  it('stays in view as it was last known, unless it is empty now', () => {
    const details = detailsWith([phone])
    expect(readCartLoad({ ...visit, details, handling: 'retry' })).toMatchObject({ kind: 'cart' })
    expect(readCartLoad({ ...visit, details, handling: 'empty-cart' })).toEqual({ kind: 'empty' })
  })
})
