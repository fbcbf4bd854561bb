import type { CartView, CouponType } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { appliedCodes } from './applied-codes'

const coupon = (couponCode: string, couponType: CouponType, displayName: string, couponValid = true) => ({
  couponCode,
  couponValid,
  displayName,
  couponType,
})

const cart = partOf<CartView>({
  lineDetails: {
    couponDetails: [
      coupon('810000004101', 'barcode', 'Dockside coupon'),
      coupon('810000004102', 'barcode', 'Accessory coupon'),
      coupon('EBBTIDE5', 'prepaid', 'Ebb tide', false),
      coupon('RAF-MAREN25', 'raf', 'Referred by Maren'),
      coupon('CREW-4471', 'friends-and-family', 'Friends and family'),
      coupon('ryl-nurse-2c9d', 'vendor', 'Nurse discount'),
    ],
  },
  orderDetails: {
    totals: {
      todayRows: [
        { code: 'activation', amount: 35 },
        ...['Dockside coupon', 'Friends and family', 'Nurse discount'].map((name) => ({
          code: 'promo-discount' as const,
          name,
          amount: -5,
        })),
      ],
    },
  },
})

it('names each code, whether it counts and lowers anything, and how it leaves the cart or why it stays', () => {
  expect(appliedCodes(cart)).toMatchObject([
    { title: '810000004101', displayName: 'Dockside coupon', isValid: true, isIdle: false, removal: 'barcode' },
    { title: '810000004102', isValid: true, isIdle: true, removal: 'barcode' },
    { title: 'EBBTIDE5', displayName: 'Ebb tide', isValid: false, removal: 'prepaid' },
    { title: 'RAF-MAREN25', displayName: 'Referred by Maren', isValid: true, isIdle: false, stays: 'raf' },
    {
      title: 'CREW-4471',
      displayName: 'Friends and family',
      isValid: true,
      isIdle: false,
      stays: 'friends-and-family',
    },
    { title: 'Nurse discount', isValid: true, isIdle: false, stays: 'vendor' },
  ])
})
