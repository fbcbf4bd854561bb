import { addDevice, cartOf, createTestWorld, describeOperation, fillCart, testCartAccess } from '../testing'

const guest = () => createTestWorld().guest('prospect')
const remove = { cartInfo: {}, lineId: 'newLine1' }

describeOperation('cart.removeDevice', () => {
  it('removes the line, and never reuses its id', async () => {
    const shopper = guest()
    await fillCart(shopper)
    await shopper.call('cart.removeDevice', { body: remove })
    await addDevice(shopper)
    expect((await cartOf(shopper)).lineDetails.allLines).toEqual(['newLine2'])
  })

  it('refuses an unknown line', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const { errorId } = await shopper.call('cart.removeDevice', { body: { ...remove, lineId: 'newLine7' } })
    expect(errorId).toBe('ITEM_NOT_FOUND')
  })

  testCartAccess('cart.removeDevice', (cartInfo) => ({ ...remove, cartInfo }), { afterLock: 'changes' })
})
