import { addDevice, createTestWorld, describeOperation, testCartAccess, type Shopper } from '../testing'

const fill = (shopper: Shopper) => addDevice(shopper, { dppMonths: 0 })
const promoCode = 'CASTOFF10'

describeOperation('cart.removePromo', () => {
  it('removes the code from the cart, and refuses it once it is gone', async () => {
    const shopper = createTestWorld('prepay').shopper()
    await fill(shopper)
    expect((await shopper.call('cart.removePromo', { body: { promoCode } })).errorId).toBe('PROMO_INVALID')
    await shopper.call('cart.applyPromo', { body: { promoCode } })
    expect((await shopper.call('cart.removePromo', { body: { promoCode } })).answer.promotions).toEqual([])
    expect((await shopper.call('cart.removePromo', { body: { promoCode } })).errorId).toBe('PROMO_INVALID')
  })

  testCartAccess('cart.removePromo', (cartInfo) => ({ cartInfo, promoCode }), {
    audience: 'prepay',
    prepare: async (shopper) => {
      await fill(shopper)
      return shopper.call('cart.applyPromo', { body: { promoCode } })
    },
    afterLock: 'changes',
  })
})
