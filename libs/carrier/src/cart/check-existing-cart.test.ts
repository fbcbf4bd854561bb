import { addDevice, cartOf, createTestWorld, describeOperation, type Shopper } from '../testing'
import { everyCart, lockCart } from '../domain/cart/cart-lock'

const check = async (shopper: Shopper) => (await shopper.call('cart.checkExistingCart', { body: {} })).answer

describeOperation('cart.checkExistingCart', () => {
  it('finds none, then one with something in it, then none once that is empty', async () => {
    const shopper = createTestWorld().guest('prospect')
    expect(await check(shopper)).toMatchObject({ existingCart: false, itemCount: 0 })
    await addDevice(shopper)
    const { cartId, caseId } = await cartOf(shopper)
    expect(await check(shopper)).toMatchObject({ existingCart: true, itemCount: 1, cartId, caseId })
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect(await check(shopper)).toMatchObject({ existingCart: false, itemCount: 0 })
  })

  it('reports the channel that holds it', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await addDevice(shopper)
    world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
    expect(await check(shopper)).toMatchObject({ existingCart: true, lockedChannelID: 'VZW-RETAIL' })
  })

  it('refuses an unknown cart', async () => {
    const shopper = createTestWorld().guest('prospect')
    const body = { cartInfo: { cartId: 'C9-none' } }
    expect((await shopper.call('cart.checkExistingCart', { body })).errorId).toBe('899')
  })
})
