import { accessoryBody, bigCart, cartOf, createTestWorld, describeOperation, testCartAccess } from '../testing'

const guest = () => createTestWorld().guest('prospect')

describeOperation('promo.validateRaf', () => {
  it('stores a referral with the cart: the reward follows, nothing comes off', async () => {
    const shopper = guest()
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

  it('promises no reward to an order that starts no line', async () => {
    const shopper = guest()
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    await shopper.call('promo.validateRaf', { body: { referralCode: 'RAF-MAREN25' } })
    const { cartValidationErrors } = await cartOf(shopper)
    expect(cartValidationErrors.map(({ errorCode }) => errorCode)).not.toContain('REFERRAL_REWARD')
  })

  it('refuses a code of another kind', async () => {
    const shopper = guest()
    await bigCart(shopper)
    const { errorId } = await shopper.call('promo.validateRaf', { body: { referralCode: 'CREW-4471' } })
    expect(errorId).toBe('PROMO_INVALID')
    expect((await cartOf(shopper)).orderDetails.cartTotalDiscounts?.promoCodes).toEqual([])
  })

  testCartAccess('promo.validateRaf', (cartInfo) => ({ cartInfo, referralCode: 'RAF-MAREN25' }), {
    afterLock: 'changes',
  })
})
