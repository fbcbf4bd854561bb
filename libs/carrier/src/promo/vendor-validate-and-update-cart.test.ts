import {
  amountOf,
  bigCart,
  cartOf,
  createTestWorld,
  describeOperation,
  isSumOfRows,
  testCartAccess,
  totalsOf,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')
const nurse = 'ryl-nurse-2c9d'

describeOperation('promo.vendorValidateAndUpdateCart', () => {
  it('discounts the cart of a verified shopper', async () => {
    const shopper = guest()
    await bigCart(shopper)
    const body = { authCode: nurse, redirectUri: 'https://shop.example/sales/cart.html' }
    await shopper.call('promo.vendorValidateAndUpdateCart', { body })
    expect(amountOf(await totalsOf(shopper), 'promo-discount')).toBe(-15)
  })

  it('adds up with a bar code', async () => {
    const shopper = guest()
    await bigCart(shopper)
    await shopper.call('cart.updateBarcode', { body: { cartInfo: { barCodeIds: ['810000004101'] } } })
    await shopper.call('promo.vendorValidateAndUpdateCart', { body: { authCode: nurse, redirectUri: '/sales/' } })
    const totals = await totalsOf(shopper)
    expect([amountOf(totals, 'promo-discount'), isSumOfRows(totals)]).toEqual([-35, true])
  })

  it('refuses an unknown code', async () => {
    const shopper = guest()
    await bigCart(shopper)
    const body = { authCode: 'x', redirectUri: '/' }
    expect((await shopper.call('promo.vendorValidateAndUpdateCart', { body })).errorId).toBe('PROMO_INVALID')
    expect((await cartOf(shopper)).orderDetails.cartTotalDiscounts?.promoCodes).toEqual([])
  })

  testCartAccess('promo.vendorValidateAndUpdateCart', (cartInfo) => ({ cartInfo, authCode: nurse, redirectUri: '/' }), {
    afterLock: 'changes',
  })
})
