import { cartOf, createTestWorld, describeOperation, fillCart, testCartAccess } from '../testing'

describeOperation('checkout.getBuySimCheckoutDetails', () => {
  it('answers the cart in the flow of the SIM, and requires that flow', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await fillCart(shopper)
    const { cart } = (await shopper.call('checkout.getBuySimCheckoutDetails', { body: { flowType: 'cca' } })).answer
    expect([cart.orderDetails.flowType, cart.screenInfo.screenName]).toEqual(['cca', 'buysim'])
    expect((await cartOf(shopper)).orderDetails.flowType).toBe('')
    const wrong = { body: { flowType: 'other' } as unknown as { flowType: 'cca' } }
    const refused = await shopper.call('checkout.getBuySimCheckoutDetails', wrong)
    expect([refused.status, refused.errorId]).toEqual([400, 'INVALID_REQUEST'])
  })

  testCartAccess('checkout.getBuySimCheckoutDetails', (cartInfo) => ({ cartInfo, flowType: 'cca' as const }))
})
