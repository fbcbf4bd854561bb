import type { FindingKind } from '../judging/kinds'
import type { OperationKey } from '@soe/contracts'
import { violation } from '../judging/violation'
import { createFindings } from './finding'
import { groupCauses } from './group-causes'

type Seen = readonly [key: OperationKey, kind: FindingKind, path: string, teller?: OperationKey]

const causesOf = (...seen: readonly Seen[]) => {
  const findings = createFindings(() => 0)
  for (const [key, kind, path, teller] of seen) {
    const broken = { ...violation(kind, path, 'x'), teller }
    findings.add({ check: key, key, audience: 'signed-in', violation: broken, moments: [] })
  }
  return groupCauses(findings.all()).map(({ main }) => `${main.key} ${main.kind}`)
}

const checkout = 'checkout.getCheckoutDetails'

describe('findings of one cause are one', () => {
  it('where a reader gives what is another shopper’s', () => {
    const causes = causesOf(
      [checkout, 'told-to-another', 'cartId', checkout],
      [checkout, 'customer-type-differs', 'customerType'],
      ['cart.addDevice', 'other-effect', 'cart', checkout],
      ['cart.addPlan', 'not-stored', 'cart', checkout],
    )
    expect(causes).toEqual([`${checkout} told-to-another`])
  })

  it('where a reader tells none of several changes', () => {
    const causes = causesOf(
      ['cart.addDevice', 'not-stored', 'cart', checkout],
      ['cart.addPlan', 'not-stored', 'cart', checkout],
      ['cart.addAccessories', 'other-effect', 'cart', checkout],
    )
    expect(causes).toHaveLength(1)
  })

  it('and those of two changes are two, whatever shows them', () => {
    const causes = causesOf(
      ['cart.addDevice', 'not-stored', 'cart', checkout],
      ['wishlist.addWishlist', 'not-stored', 'wishlist', 'wishlist.retrieveWishlist'],
    )
    expect(causes).toEqual(['cart.addDevice not-stored', 'wishlist.addWishlist not-stored'])
  })
})
