import {
  addDevice,
  createTestWorld,
  describeOperation,
  fillCart,
  nextStepIn,
  testCartAccess,
  type Shopper,
} from '../testing'

const complete = async (shopper: Shopper, processStep: string) =>
  nextStepIn((await shopper.call('cart.addStep', { body: { cartInfo: {}, processStep } })).answer)

describeOperation('cart.addStep', () => {
  it('passes the accessories, however the step is spelled, until there is another device', async () => {
    const shopper = createTestWorld().guest('prospect')
    await fillCart(shopper)
    expect(await complete(shopper, 'ACCESSORYINTERESTIAL')).toEqual(['ShoppingCart', undefined])
    await addDevice(shopper, { lineId: 'newLine1' })
    expect(await complete(shopper, 'SailAway')).toEqual(['AccessoryInterestial', undefined])
  })

  testCartAccess('cart.addStep', (cartInfo) => ({ cartInfo, processStep: 'AccessoryInterestial' }), {
    afterLock: 'changes',
  })
})
