import { everyCart, lockCart } from '../domain/cart/cart-lock'
import { addDevice, createTestWorld, describeOperation, type Shopper } from '../testing'

const casesOf = async (shopper: Shopper) => (await shopper.call('cases.getCases')).answer.cases

describeOperation('cases.getCases', () => {
  it('lists no case before there is a cart', async () => {
    expect(await casesOf(createTestWorld().shopper())).toEqual([])
  })

  it('names the channel that holds the cart', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await addDevice(shopper)
    world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
    expect(await casesOf(shopper)).toMatchObject([{ explicitLock: true, lockedChannelID: 'VZW-RETAIL' }])
  })

  it("lists nobody else's", async () => {
    const world = createTestWorld()
    await addDevice(world.shopper())
    expect(await casesOf(world.shopper())).toEqual([])
  })

  it('counts the cases of a customer who has several', async () => {
    const { answer } = await createTestWorld('several-cases').shopper().call('cases.getCases')
    expect(answer.caseCount).toBe(3)
  })

  it('is refused while an order is scheduled', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { scheduleOrder: true } })
    expect((await shopper.call('cases.getCases')).errorId).toBe('208')
  })

  it('is refused for the persona with a scheduled order', async () => {
    expect((await createTestWorld('scheduled-order').shopper().call('cases.getCases')).errorId).toBe('208')
  })
})
