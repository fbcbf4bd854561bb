import { exampleOf } from '../shopping/examples'
import { readyToOrder } from '../shopping/preparations'
import { readCart, rounded } from './cart-steps'
import type { Journey } from './journey'

export const orderJourneys: readonly Journey[] = [
  {
    name: 'an order has the cart that was ordered',
    key: 'checkout.placeOrder',
    also: ['checkout.getOrder'],
    as: 'prospect',
    run: async (story) => {
      const { shopper } = story
      await shopper.asSetup(() => readyToOrder(shopper) as Promise<unknown>)
      const { dueToday } = (await readCart(story)).orderDetails.totals
      const { order } = await story.does('checkout.placeOrder', exampleOf('checkout.placeOrder'))
      story.expect(
        rounded(order.totals.dueToday) === rounded(dueToday),
        'other-total',
        'the order has another total than the cart',
      )
      const read = await story.does('checkout.getOrder', { body: { orderNumber: order.orderNumber } })
      story.expect(read.order.orderNumber === order.orderNumber, 'order-lost', 'the order can not be read again')
      story.expect(read.order.lines.length === 1, 'order-lines', 'the order has not the lines of the cart')
    },
  },
  {
    name: 'a cart is ordered once',
    key: 'checkout.placeOrder',
    as: 'signed-in',
    family: 'retry',
    run: async (story) => {
      const { shopper } = story
      await shopper.asSetup(() => readyToOrder(shopper) as Promise<unknown>)
      const { order } = await story.does('checkout.placeOrder', exampleOf('checkout.placeOrder'))
      const again = await shopper.call('checkout.placeOrder', exampleOf('checkout.placeOrder'))
      const second = JSON.parse(again.exchange.response.body || '{}') as { order?: { orderNumber: string } }
      const isOther = second.order !== undefined && second.order.orderNumber !== order.orderNumber
      story.expect(!isOther, 'ordered-twice', 'the same cart makes a second order')
    },
  },
]
