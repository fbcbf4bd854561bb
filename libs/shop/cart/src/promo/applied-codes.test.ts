import type { CartView } from '@soe/contracts'
import { appliedCodes } from './applied-codes'

const cart = {
  lineDetails: {
    couponDetails: [
      { couponCode: '810000004101', couponValid: true },
      { couponCode: 'CREW-4471', couponValid: true },
      { couponCode: 'EBBTIDE5', couponValid: false },
    ],
  },
  orderDetails: { barCodes: [{ barCodeId: '810000004101', promoCaseId: 'PC-4101', displayName: 'Dockside coupon' }] },
} as Partial<Record<keyof CartView, unknown>> as CartView

it('names each code, whether it counts, and how it leaves the cart', () => {
  expect(appliedCodes(cart, false)).toEqual([
    { code: '810000004101', isValid: true, displayName: 'Dockside coupon', removal: 'barcode' },
    { code: 'CREW-4471', isValid: true },
    { code: 'EBBTIDE5', isValid: false },
  ])
})

it('lets a prepaid shopper remove each', () => {
  expect(appliedCodes(cart, true).map(({ removal }) => removal)).toEqual(['prepaid', 'prepaid', 'prepaid'])
})
