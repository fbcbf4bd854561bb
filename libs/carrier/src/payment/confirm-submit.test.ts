import {
  accessoryBody,
  addDevice,
  checkoutOf,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  placeOrder,
  testCartAccess,
  type Shopper,
} from '../testing'

const token = 'AFF-7Q2M-41XKD8'

const confirm = (shopper: Shopper, checkoutToken = token) =>
  shopper.call('payment.confirmSubmit', { body: { cartInfo: {}, checkoutToken } })

const addPhone = (shopper: Shopper) => addDevice(shopper, { dppMonths: 0 })

const addCharger = (shopper: Shopper) =>
  shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })

describeOperation('payment.confirmSubmit', () => {
  it('finances what is due, in every view and in the order', async () => {
    const shopper = createTestWorld().guest('prospect')
    await fillCart(shopper, { dppMonths: 0 })
    await fillCheckout(shopper)
    const { answer } = await confirm(shopper)
    expect(answer.payment).toMatchObject({ paymentType: 'affirm', financingOfferAccepted: true })
    expect((await checkoutOf(shopper)).payment).toEqual(answer.payment)
    expect((await placeOrder(shopper)).payment).toEqual(answer.payment)
  })

  it.each([
    ['Affirm refuses the loan', 'AFF-REFUSED', addPhone],
    ['too little is due', token, addCharger],
  ])('is declined where %s', async (_name, checkoutToken, add) => {
    const shopper = createTestWorld().guest('prospect')
    await add(shopper)
    expect((await confirm(shopper, checkoutToken)).errorId).toBe('PAYMENT_DECLINED')
    expect((await checkoutOf(shopper)).payment).toBeUndefined()
  })

  it.each(['', 'short', 'has spaces in it', '<script>'])('refuses the token %j', async (checkoutToken) => {
    const shopper = createTestWorld().guest('prospect')
    await addDevice(shopper)
    const { status, errorId } = await confirm(shopper, checkoutToken)
    expect([status, errorId]).toEqual([400, 'INVALID_REQUEST'])
  })

  testCartAccess('payment.confirmSubmit', (cartInfo) => ({ cartInfo, checkoutToken: token }))
})
