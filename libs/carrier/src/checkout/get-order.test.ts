import {
  accessoryBody,
  createTestWorld,
  describeOperation,
  fillCheckout,
  placeOrder,
  readyToOrder,
  type Shopper,
} from '../testing'

const read = (shopper: Shopper, orderNumber?: string) =>
  shopper.call('checkout.getOrder', { body: { ...(orderNumber && { orderNumber }) } })

const orderPhone = async (shopper: Shopper) => {
  await readyToOrder(shopper)
  return placeOrder(shopper)
}

const orderCharger = async (shopper: Shopper) => {
  await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
  await fillCheckout(shopper)
  return placeOrder(shopper)
}

describeOperation('checkout.getOrder', () => {
  it('answers the latest order, or the one that is named', async () => {
    const shopper = createTestWorld().guest('prospect')
    const first = await orderPhone(shopper)
    const second = await orderCharger(shopper)
    const orders = [await read(shopper), await read(shopper, first.orderNumber)]
    expect(orders.map(({ answer }) => answer.order)).toEqual([second, first])
  })

  it("does not answer anyone else's", async () => {
    const world = createTestWorld()
    const [shopper, other] = [world.guest('prospect'), world.guest('prospect')]
    const { orderNumber } = await orderPhone(other)
    expect((await read(shopper, orderNumber)).errorId).toBe('ORDER_NOT_FOUND')
    expect((await read(shopper)).errorId).toBe('ORDER_NOT_FOUND')
  })
})
