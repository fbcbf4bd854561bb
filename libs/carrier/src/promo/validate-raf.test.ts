import {
  accessoryBody,
  bigCart,
  cartOf,
  createTestWorld,
  describeOperation,
  placeOrder,
  readyToOrder,
  type Shopper,
  testCartAccess,
} from '../testing'

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

  describe("a customer's own code", () => {
    const start = () => {
      const world = createTestWorld('signed-in')
      return { customer: world.shopper(), friend: world.guest('prospect') }
    }
    const codeOf = async (customer: Shopper) =>
      (await customer.call('checkout.getMyLinkReferralInfo', { body: {} })).answer.myLinkReferralInfo.referralCode
    const apply = async (shopper: Shopper, referralCode: string) => {
      const reply = await shopper.call('promo.validateRaf', { body: { referralCode } })
      return reply.errors[0]?.details[0]?.issue ?? reply.answer.promotions.map(({ code, status }) => [code, status])
    }

    it('refers a friend once the customer has ordered', async () => {
      const { customer, friend } = start()
      const code = await codeOf(customer)
      await bigCart(friend)
      expect(await apply(friend, code)).toBe('unknown code')
      await readyToOrder(customer)
      await placeOrder(customer)
      expect(await apply(friend, code.toLowerCase())).toEqual([[code, 'APPLIED']])
      expect((await cartOf(friend)).cartValidationErrors.map(({ errorCode }) => errorCode)).toContain('REFERRAL_REWARD')
    })

    it('does not refer its customer, and one that nobody has refers no one', async () => {
      const { customer } = start()
      await bigCart(customer)
      expect(await apply(customer, await codeOf(customer))).toBe('own code')
      expect(await apply(customer, 'MYNOBODY')).toBe('unknown code')
      expect((await cartOf(customer)).orderDetails.cartTotalDiscounts?.promoCodes).toEqual([])
    })
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
