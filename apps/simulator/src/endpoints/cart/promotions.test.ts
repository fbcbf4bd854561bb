import { callControl } from '../../testing/call-control'
import {
  amountOf,
  cartOf,
  isSumOfRows,
  totalsOf,
  accessoryBody,
  addDevice,
  fillCart,
  fillCheckout,
} from '@soe/carrier/testing'
import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const stranger = async () => (await simulator.world()).stranger('prospect')

const coupon = '810000004101'
const accessoryCoupon = '810000004102'
const expiredCoupon = '810000004099'

const setBarcodes = (shopper: Shopper, barCodeIds: string[], includeExpiryBarcodeStatus = false) =>
  shopper.call('cart.updateBarcode', { body: { cartInfo: { barCodeIds }, includeExpiryBarcodeStatus } })

/** A phone paid in full and two cases: enough to take something off. */
const bigCart = async (shopper: Shopper) => {
  await fillCart(shopper, { dppMonths: 0 })
  await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
  return totalsOf(shopper)
}

describe('cart.updateBarcode', () => {
  it.each(['prospect', 'signed-in'] as const)('takes the offer off the order of a %s', async (persona) => {
    const shopper = await (await simulator.world(persona)).shopper()
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
    expect(lineDetails.couponDetails).toEqual([{ couponCode: coupon, couponValid: true }])
    expect(cartValidationErrors.map(({ errorLevel }) => errorLevel)).toContain('CheckMarkNotification')
  })

  it('takes a percentage off accessories alone', async () => {
    const shopper = await stranger()
    const accessories = amountOf(await bigCart(shopper), 'accessories')
    await setBarcodes(shopper, [accessoryCoupon])
    expect(amountOf(await totalsOf(shopper), 'promo-discount')).toBeCloseTo(-accessories * 0.15)
  })

  it('sets the codes: one that is left out is gone', async () => {
    const shopper = await stranger()
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
    const shopper = await stranger()
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'halyard-gift-card-kelp', qty: 1 }]) })
    await setBarcodes(shopper, [coupon])
    const totals = await totalsOf(shopper)
    expect(totals.dueToday).toBeGreaterThanOrEqual(0)
    expect(isSumOfRows(totals)).toBe(true)
  })

  it('tells of an expired code where that was asked for, and takes nothing off', async () => {
    const shopper = await stranger()
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
  ])('refuses %s and keeps what was there', async (_name, codes) => {
    const shopper = await stranger()
    await bigCart(shopper)
    await setBarcodes(shopper, [accessoryCoupon])
    const before = await cartOf(shopper)
    expect((await setBarcodes(shopper, codes)).errorId).toBe('PROMO_INVALID')
    expect(await cartOf(shopper)).toEqual(before)
  })

  it('needs a cart', async () => {
    expect((await setBarcodes(await stranger(), [coupon])).errorId).toBe('1008')
  })
})

describe('a promotion whose last day is over', () => {
  const freeze = (world: string, instant: string) =>
    callControl(simulator.app, 'POST', `worlds/${world}/clock`, { freeze: instant })

  /** A cart whose bar codes were set in the last minute of the first one's last day. */
  const lateCart = async (
    codes = [expiredCoupon, coupon],
    then: (shopper: Shopper) => Promise<unknown> = async () => undefined,
  ) => {
    const world = await simulator.world()
    await freeze(world.id, '2026-03-31T23:59:00Z')
    const shopper = world.stranger('prospect')
    await bigCart(shopper)
    const { answer } = await setBarcodes(shopper, codes)
    expect(answer.promotions[0]).toMatchObject({ code: expiredCoupon, status: 'APPLIED', discountAmount: 50 })
    await then(shopper)
    const seen = await totalsOf(shopper)
    await freeze(world.id, '2026-04-01T00:00:00Z')
    return { shopper, seen }
  }

  it('takes nothing off any more, and its coupon is told as invalid', async () => {
    const { shopper } = await lateCart()
    const { orderDetails, lineDetails } = await cartOf(shopper)
    expect([amountOf(orderDetails.totals, 'promo-discount'), isSumOfRows(orderDetails.totals)]).toEqual([-20, true])
    expect(lineDetails.couponDetails).toEqual([
      { couponCode: expiredCoupon, couponValid: false },
      { couponCode: coupon, couponValid: true },
    ])
    expect(orderDetails.barCodes?.map(({ barCodeId }) => barCodeId)).toEqual([coupon])
    expect(orderDetails.cartTotalDiscounts).toMatchObject({ discountAmount: 20, promoCodes: [coupon] })
  })

  it('is no good news where it was the only one', async () => {
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

describe('promo.getPromoCaseIdByBarCode', () => {
  it('finds the case of each known code', async () => {
    const body = { barCodeIdList: [coupon, 'nothing', expiredCoupon] }
    const { answer } = await (await stranger()).call('promo.getPromoCaseIdByBarCode', { body })
    expect([answer.statusCode, answer.promoCases.map(({ promoCaseId, expired }) => [promoCaseId, expired])]).toEqual([
      '00',
      [
        ['PC-4101', false],
        ['PC-4099', true],
      ],
    ])
  })

  it('refuses where none is known', async () => {
    const reply = await (await stranger()).call('promo.getPromoCaseIdByBarCode', { body: { barCodeIdList: ['x'] } })
    expect(reply.errorId).toBe('PROMO_INVALID')
  })
})

describe('a promo code of prepaid', () => {
  const prepaidShopper = async (persona: 'prepay' | 'prepay-signed-in') => {
    const shopper = await (await simulator.world(persona)).shopper()
    await addDevice(shopper, { dppMonths: 0 })
    return shopper
  }
  const apply = (shopper: Shopper, promoCode: string) => shopper.call('cart.applyPromo', { body: { promoCode } })
  const remove = (shopper: Shopper, promoCode: string) => shopper.call('cart.removePromo', { body: { promoCode } })

  it.each(['prepay', 'prepay-signed-in'] as const)('is applied and removed for %s', async (persona) => {
    const shopper = await prepaidShopper(persona)
    const before = await totalsOf(shopper)
    expect((await apply(shopper, 'castoff10')).answer.promotions).toMatchObject([{ code: 'CASTOFF10' }])
    const applied = await totalsOf(shopper)
    expect([amountOf(applied, 'promo-discount'), isSumOfRows(applied)]).toEqual([-10, true])
    expect((await remove(shopper, 'CASTOFF10')).answer.promotions).toEqual([])
    expect(await totalsOf(shopper)).toEqual(before)
  })

  it('gives way to the next', async () => {
    const shopper = await prepaidShopper('prepay')
    await apply(shopper, 'CASTOFF10')
    const { answer } = await apply(shopper, 'RIGGING25')
    expect(answer.promotions.map(({ code }) => code)).toEqual(['RIGGING25'])
  })

  it.each([
    ['an unknown code', (shopper: Shopper) => apply(shopper, 'LEEWARD')],
    ['an expired code', (shopper: Shopper) => apply(shopper, 'EBBTIDE5')],
    ['a bar code', (shopper: Shopper) => apply(shopper, coupon)],
    ['the removal of one that is not there', (shopper: Shopper) => remove(shopper, 'CASTOFF10')],
  ])('is refused: %s', async (_name, act) => {
    const shopper = await prepaidShopper('prepay')
    expect((await act(shopper)).errorId).toBe('PROMO_INVALID')
  })
})

describe('promotions that someone attests', () => {
  it('keeps a referral with the cart: the reward follows, nothing comes off', async () => {
    const shopper = await stranger()
    const before = await bigCart(shopper)
    const body = { referralCode: 'raf-maren25' }
    expect((await shopper.call('promo.validateRaf', { body })).answer.promotions).toMatchObject([
      { code: 'RAF-MAREN25', status: 'APPLIED', discountAmount: 0 },
    ])
    const { orderDetails, cartValidationErrors } = await cartOf(shopper)
    expect(orderDetails.totals).toEqual(before)
    expect(orderDetails.cartTotalDiscounts?.promoCodes).toEqual(['RAF-MAREN25'])
    expect(cartValidationErrors.map(({ errorLevel }) => errorLevel)).toContain('RewardNotification')
  })

  it('takes a tenth off for friends and family', async () => {
    const shopper = await stranger()
    await bigCart(shopper)
    const body = { promoCode: 'CREW-4471', emailId: 'jonas@example.com' }
    const { totals } = (await shopper.call('promo.validateFriendsAndFamily', { body })).answer
    expect(amountOf(totals, 'promo-discount')).toBeLessThan(-50)
    expect(await totalsOf(shopper)).toEqual(totals)
  })

  it('discounts the cart of whom a vendor has verified', async () => {
    const shopper = await stranger()
    await bigCart(shopper)
    const body = { authCode: 'ryl-nurse-2c9d', redirectUri: 'https://shop.example/sales/cart.html' }
    await shopper.call('promo.vendorValidateAndUpdateCart', { body })
    expect(amountOf(await totalsOf(shopper), 'promo-discount')).toBe(-15)
  })

  it('adds up with a bar code', async () => {
    const shopper = await stranger()
    await bigCart(shopper)
    await setBarcodes(shopper, [coupon])
    const body = { authCode: 'ryl-nurse-2c9d', redirectUri: '/sales/' }
    await shopper.call('promo.vendorValidateAndUpdateCart', { body })
    const totals = await totalsOf(shopper)
    expect([amountOf(totals, 'promo-discount'), isSumOfRows(totals)]).toEqual([-35, true])
  })

  it.each([
    (shopper: Shopper) => shopper.call('promo.validateRaf', { body: { referralCode: 'CREW-4471' } }),
    (shopper: Shopper) => shopper.call('promo.validateFriendsAndFamily', { body: { promoCode: 'RAF-MAREN25' } }),
    (shopper: Shopper) =>
      shopper.call('promo.vendorValidateAndUpdateCart', { body: { authCode: 'x', redirectUri: '/' } }),
  ])('refuses a code that is not of its kind', async (act) => {
    const shopper = await stranger()
    await bigCart(shopper)
    expect((await act(shopper)).errorId).toBe('PROMO_INVALID')
    expect((await cartOf(shopper)).orderDetails.cartTotalDiscounts?.promoCodes).toEqual([])
  })
})
