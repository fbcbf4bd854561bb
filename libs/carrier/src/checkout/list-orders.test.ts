import { createTestWorld, describeOperation, placeOrder, readyToOrder, type Shopper } from '../testing'

const list = async (shopper: Shopper) => (await shopper.call('checkout.listOrders', { body: {} })).answer.orders

const order = async (shopper: Shopper) => {
  await readyToOrder(shopper)
  return placeOrder(shopper)
}

describeOperation('checkout.listOrders', () => {
  it("lists the shopper's orders, the latest first, and no one else's", async () => {
    const world = createTestWorld()
    const [shopper, other] = [world.guest('prospect'), world.guest('prospect')]
    const first = await order(shopper)
    await order(other)
    const second = await order(shopper)
    expect(await list(shopper)).toEqual([second, first])
    expect(await list(world.guest('prospect'))).toEqual([])
  })
})
