import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { emptyCart, reasonOf, type RedirectCart } from './reason-of'

const cartWith = (more: object = {}, lines = 1, tradeInItems: readonly object[] = []) =>
  partOf<CartView>({
    creditAppApproved: true,
    lineDetails: { numOfLines: lines, tradeInDetail: { tradeInItems } },
    ...more,
  })

const declined = cartWith({ creditAppApproved: false, creditIssueStatus: 'DC' })
const tradeInAlone = cartWith({}, 0, [{}])

describe('the reason for a redirect to the cart', () => {
  it.each<[string, string | undefined, RedirectCart | null | undefined, string | undefined]>([
    ['credit that is not approved', 'notapproved2', declined, 'notapproved2'],
    ['credit that is approved', 'notapproved2', cartWith(), undefined],
    ['credit that was pending', 'notapproved1', cartWith({ creditIssueStatus: 'AP' }), undefined],
    ['a trade-in alone', 'ST1', tradeInAlone, 'ST1'],
    ['a trade-in beside a line', 'ST2', cartWith({}, 1, [{}]), undefined],
    ['no trade-in', 'ST1', cartWith(), undefined],
    ['a trade-in while the cart is read', 'ST1', null, undefined],
    ['a trade-in in a cart that is held elsewhere', 'ST2', undefined, 'ST2'],
    ['details that have been read since', 'accountmember', cartWith(), undefined],
    ['what stays in the cart', 'fall', cartWith(), 'fall'],
    ['a trade-in that stays', 'nopromohub', tradeInAlone, 'nopromohub'],
    ['what is no longer in the cart', 'fall', emptyCart, undefined],
    ['credit of no cart', 'notapproved1', emptyCart, undefined],
    ['what no cart can tell', 'catch', emptyCart, 'catch'],
    ['nothing', undefined, cartWith(), undefined],
    ['an unknown one', 'elsewhere', undefined, undefined],
  ])('of %s', (_, redirect, cart, reason) => {
    expect(reasonOf(redirect, cart)).toBe(reason)
  })
})
