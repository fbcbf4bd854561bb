import { checkoutOf, createTestWorld, describeOperation, fillCart, fillCheckout, testCartAccess } from '../testing'

describeOperation('checkout.getExpresshubDetails', () => {
  it.each(['signed-in', 'prospect'] as const)('answers the checkout of %s', async (persona) => {
    const shopper = createTestWorld(persona).shopper()
    await fillCart(shopper)
    await fillCheckout(shopper)
    const hub = (await shopper.call('checkout.getExpresshubDetails', { body: {} })).answer
    expect(hub).toEqual(await checkoutOf(shopper))
  })

  it('is simplified, and leaves out what the page disables', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await fillCart(shopper)
    const body = {
      simplifiedHubPage: true,
      paymentOptions: true,
      disablePaymentOptions: true,
      disableAgreements: true,
      disableShippingOptions: true,
    }
    const hub = (await shopper.call('checkout.getExpresshubDetails', { body })).answer
    expect(hub.cart.screenInfo.screenName).toBe('simplifiedhub')
    expect(hub.paymentOptions).toBeUndefined()
    expect([hub.customerAgreements.agreements, hub.shipmentInfo.shippingOptions]).toEqual([[], []])
  })

  it('refuses a switch of another type', async () => {
    const body = { simplifiedHubPage: 'yes' as unknown as boolean }
    const shopper = createTestWorld('signed-in').shopper()
    expect((await shopper.call('checkout.getExpresshubDetails', { body })).errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('checkout.getExpresshubDetails', (cartInfo) => ({ cartInfo }))
})
