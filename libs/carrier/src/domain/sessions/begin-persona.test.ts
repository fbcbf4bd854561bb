import { createTestWorld } from '../../testing'

it('a customer whose order is pending finds it among the orders', async () => {
  const shopper = createTestWorld('pending-order').shopper()
  const { orders } = (await shopper.call('checkout.listOrders', { body: {} })).answer
  expect(orders).toEqual([expect.objectContaining({ orderNumber: expect.stringMatching(/^HY-/) })])
})
