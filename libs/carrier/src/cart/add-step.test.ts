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

  it('sets no account PIN without its four digits, and stores none', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await fillCart(shopper)
    const refused = await shopper.call('cart.addStep', { body: { cartInfo: {}, processStep: 'accountpin' } })
    expect(refused.errorId).toBe('INVALID_REQUEST')
    const body = { cartInfo: {}, processStep: 'accountpin', accountPin: '7391' }
    expect((await shopper.call('cart.addStep', { body })).errorId).toBeUndefined()
    expect(JSON.stringify(world.list('carts'))).toContain('accountpin')
    expect(JSON.stringify(world.list('carts'))).not.toContain('7391')
  })

  testCartAccess('cart.addStep', (cartInfo) => ({ cartInfo, processStep: 'AccessoryInterestial' }), {
    afterLock: 'changes',
  })
})
