import type { CartView, CouponType } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { replacedCode } from './promo-section'

const cartWith = (couponCode: string, couponType: CouponType, takesOff: number) =>
  partOf<CartView>({
    lineDetails: { couponDetails: [{ couponCode, couponType, couponValid: true, displayName: `${couponCode} off` }] },
    orderDetails: {
      totals: {
        todayRows: takesOff ? [{ code: 'promo-discount', name: `${couponCode} off`, amount: -takesOff }] : [],
      },
    },
  })

const ten = cartWith('TEN', 'prepaid', 10)
const idle = cartWith('IDLE', 'prepaid', 0)
const coupon = cartWith('81', 'barcode', 20)

it.each([
  ['a better one', ten, idle, { former: 'TEN', formerWorth: 10, next: 'IDLE', nextWorth: 0, better: 'TEN' }],
  ['a worse one', idle, ten, { former: 'IDLE', formerWorth: 0, next: 'TEN', nextWorth: 10 }],
  ['none where nothing has changed', ten, ten, undefined],
  ['none of another kind', cartWith('CREW', 'friends-and-family', 9), ten, undefined],
  ['none where a coupon leaves and another comes', coupon, cartWith('82', 'barcode', 5), undefined],
  [
    'a vendor’s, which no code brings back',
    cartWith('ryl-nurse', 'vendor', 15),
    cartWith('ryl-teacher', 'vendor', 0),
    { former: 'ryl-nurse off', formerWorth: 15, next: 'ryl-teacher off', nextWorth: 0 },
  ],
])('a code replaces %s', (_, before, now, replaced) => {
  expect(replacedCode(before, now)).toEqual(replaced)
})
