import { amountOf, bigCart, cartOf, createTestWorld, describeOperation, testCartAccess, totalsOf } from '../testing'

const guest = () => createTestWorld().guest('prospect')

describeOperation('promo.validateFriendsAndFamily', () => {
  it('takes a tenth off', async () => {
    const shopper = guest()
    await bigCart(shopper)
    const body = { promoCode: 'CREW-4471', emailId: 'jonas@example.com' }
    const { totals } = (await shopper.call('promo.validateFriendsAndFamily', { body })).answer
    expect(amountOf(totals, 'promo-discount')).toBeLessThan(-50)
    expect(await totalsOf(shopper)).toEqual(totals)
  })

  it('refuses a code of another kind', async () => {
    const shopper = guest()
    await bigCart(shopper)
    const { errorId } = await shopper.call('promo.validateFriendsAndFamily', { body: { promoCode: 'RAF-MAREN25' } })
    expect(errorId).toBe('PROMO_INVALID')
    expect((await cartOf(shopper)).orderDetails.cartTotalDiscounts?.promoCodes).toEqual([])
  })

  testCartAccess('promo.validateFriendsAndFamily', (cartInfo) => ({ cartInfo, promoCode: 'CREW-4471' }), {
    afterLock: 'changes',
  })
})
