import { changeClock } from '@soe/world'
import {
  accessoryBody,
  amountOf,
  bigCart,
  cartOf,
  createTestWorld,
  describeOperation,
  fillCheckout,
  isSumOfRows,
  testCartAccess,
  totalsOf,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')

const coupon = '810000004101'
const accessoryCoupon = '810000004102'
const expiredCoupon = '810000004099'

const setBarcodes = (shopper: Shopper, barCodeIds: string[], includeExpiryBarcodeStatus = false) =>
  shopper.call('cart.updateBarcode', { body: { cartInfo: { barCodeIds }, includeExpiryBarcodeStatus } })

/** A cart whose bar codes were set in the last minute of the first one's last day. */
const lateCart = async (
  codes = [expiredCoupon, coupon],
  then: (shopper: Shopper) => Promise<unknown> = async () => undefined,
) => {
  const world = createTestWorld()
  const freeze = (instant: string) =>
    world.change((draft) =>
      draft.configure({ clock: changeClock(draft.header.clock, { freeze: Date.parse(instant) }, world.time.now) }),
    )
  freeze('2026-04-01T09:59:00Z')
  const shopper = world.guest('prospect')
  await bigCart(shopper)
  const { answer } = await setBarcodes(shopper, codes)
  expect(answer.promotions[0]).toMatchObject({ code: expiredCoupon, status: 'APPLIED', discountAmount: 50 })
  await then(shopper)
  const seen = await totalsOf(shopper)
  freeze('2026-04-01T10:00:00Z')
  return { shopper, seen }
}

describeOperation('cart.updateBarcode', () => {
  it.each(['prospect', 'signed-in'] as const)('takes the offer off the order of a %s', async (persona) => {
    const shopper = createTestWorld(persona).shopper()
    const before = await bigCart(shopper)
    const { answer } = await setBarcodes(shopper, [coupon])
    expect(answer.promotions).toEqual([
      expect.objectContaining({ code: coupon, status: 'APPLIED', promoCaseId: 'PC-4101', discountAmount: 20 }),
    ])
    const { orderDetails, lineDetails, cartValidationErrors } = await cartOf(shopper)
    expect(orderDetails.totals).toEqual(answer.totals)
    expect(amountOf(orderDetails.totals, 'promo-discount')).toBe(-20)
    expect(isSumOfRows(orderDetails.totals)).toBe(true)
    const taxSaved = amountOf(before, 'tax') - amountOf(orderDetails.totals, 'tax')
    expect(orderDetails.totals.dueToday).toBeCloseTo(before.dueToday - 20 - taxSaved)
    expect(orderDetails.barCodes).toMatchObject([{ barCodeId: coupon }])
    expect(orderDetails.cartTotalDiscounts).toMatchObject({ barCodeOfferAppliedOnOrder: true, discountAmount: 20 })
    expect(lineDetails.couponDetails).toEqual([
      { couponCode: coupon, couponValid: true, displayName: 'Dockside coupon, $20 off', couponType: 'barcode' },
    ])
    expect(cartValidationErrors.map(({ errorLevel }) => errorLevel)).toContain('CheckMarkNotification')
  })

  it('takes a percentage off accessories alone', async () => {
    const shopper = guest()
    const accessories = amountOf(await bigCart(shopper), 'accessories')
    await setBarcodes(shopper, [accessoryCoupon])
    expect(amountOf(await totalsOf(shopper), 'promo-discount')).toBeCloseTo(-accessories * 0.15)
  })

  it('sets the codes: one that is left out is gone', async () => {
    const shopper = guest()
    const before = await bigCart(shopper)
    await setBarcodes(shopper, [coupon, accessoryCoupon, coupon])
    expect((await cartOf(shopper)).orderDetails.barCodes).toHaveLength(2)
    await setBarcodes(shopper, [])
    const { orderDetails, lineDetails } = await cartOf(shopper)
    expect(orderDetails.totals).toEqual(before)
    expect([orderDetails.barCodes, lineDetails.couponDetails]).toEqual([[], []])
    expect(orderDetails.cartTotalDiscounts?.barCodeOfferAppliedOnOrder).toBe(false)
  })

  it('never takes off more than is due', async () => {
    const shopper = guest()
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'halyard-gift-card-kelp', qty: 1 }]) })
    await setBarcodes(shopper, [coupon])
    const totals = await totalsOf(shopper)
    expect(totals.dueToday).toBeGreaterThanOrEqual(0)
    expect(isSumOfRows(totals)).toBe(true)
  })

  it('reports an expired code on request, and takes nothing off', async () => {
    const shopper = guest()
    const before = await bigCart(shopper)
    const { answer } = await setBarcodes(shopper, [expiredCoupon], true)
    expect(answer.promotions).toEqual([
      expect.objectContaining({ code: expiredCoupon, status: 'EXPIRED', discountAmount: 0 }),
    ])
    expect(await totalsOf(shopper)).toEqual(before)
  })

  it.each([
    ['an expired code', [expiredCoupon]],
    ['an unknown code', [coupon, '999']],
    ['a code of another kind', ['CASTOFF10']],
  ])('refuses %s and keeps the former codes', async (_name, codes) => {
    const shopper = guest()
    await bigCart(shopper)
    await setBarcodes(shopper, [accessoryCoupon])
    const before = await cartOf(shopper)
    expect((await setBarcodes(shopper, codes)).errorId).toBe('PROMO_INVALID')
    expect(await cartOf(shopper)).toEqual(before)
  })

  describe('a promotion whose last day is over', () => {
    it('takes nothing off any more, and makes its coupon invalid', async () => {
      const { shopper } = await lateCart()
      const { orderDetails, lineDetails } = await cartOf(shopper)
      expect([amountOf(orderDetails.totals, 'promo-discount'), isSumOfRows(orderDetails.totals)]).toEqual([-20, true])
      expect(lineDetails.couponDetails).toMatchObject([
        { couponCode: expiredCoupon, couponValid: false },
        { couponCode: coupon, couponValid: true },
      ])
      expect(orderDetails.barCodes?.map(({ barCodeId }) => barCodeId)).toEqual([coupon])
      expect(orderDetails.cartTotalDiscounts).toMatchObject({ discountAmount: 20, promoCodes: [coupon] })
    })

    it('is not announced where it was the only one', async () => {
      const { shopper } = await lateCart([expiredCoupon])
      const { cartValidationErrors, orderDetails } = await cartOf(shopper)
      expect(cartValidationErrors.map(({ errorCode }) => errorCode)).not.toContain('PROMO_APPLIED')
      expect(orderDetails.cartTotalDiscounts?.barCodeOfferAppliedOnOrder).toBe(false)
    })

    it('makes the order ask for the total again', async () => {
      const { shopper, seen } = await lateCart([expiredCoupon], fillCheckout)
      const totals = await totalsOf(shopper)
      const place = (dueToday: number) => shopper.call('checkout.placeOrder', { body: { cartInfo: {}, dueToday } })
      expect((await place(seen.dueToday)).errorId).toBe('CART_INCOMPLETE')
      expect((await place(totals.dueToday)).answer.order.totals).toEqual(totals)
    })

    it('is listed as expired with the next promotion', async () => {
      const { shopper } = await lateCart()
      const { answer } = await shopper.call('promo.validateRaf', { body: { referralCode: 'RAF-MAREN25' } })
      expect(answer.promotions.map(({ code, status }) => [code, status])).toEqual([
        [coupon, 'APPLIED'],
        ['RAF-MAREN25', 'APPLIED'],
        [expiredCoupon, 'EXPIRED'],
      ])
    })
  })

  testCartAccess('cart.updateBarcode', (cartInfo) => ({ cartInfo: { ...cartInfo, barCodeIds: [coupon] } }), {
    afterLock: 'changes',
  })
})
