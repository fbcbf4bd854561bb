import type { CartView, CouponType } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { givenReferral } from './promo-section'

const cartWith = (...kinds: CouponType[]) =>
  partOf<CartView>({ lineDetails: { couponDetails: kinds.map((couponType) => ({ couponType })) } })

const at = (search: string) => ({ location: partOf<Location>({ search }), sessionStorage })

describe("the code of a customer's link", () => {
  beforeEach(() => sessionStorage.clear())

  it('is kept for the visit, and is offered until the cart has a referral', () => {
    expect(givenReferral(cartWith(), at(''))).toBe('')
    expect(givenReferral(cartWith(), at('?mylink=my1x2y3z'))).toBe('MY1X2Y3Z')
    expect(givenReferral(cartWith('barcode'), at(''))).toBe('MY1X2Y3Z')
    expect(givenReferral(cartWith('raf'), at(''))).toBe('')
  })
})
