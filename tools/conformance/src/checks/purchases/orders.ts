import { exampleBody } from '../../shopping/examples'
import type { Expectation } from '../../shopping/expectation'
import { fillWithAccessories, readyWithAccessories, whereServed } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { readAll, readsOf } from '../reads/reads'
import { type Purchase, call, done, lastAnswer, reader, ready } from './purchase'

interface TotalAnswer {
  readonly cart: { readonly orderDetails: { readonly totals: { readonly dueToday: number } } }
}

/** What the last answer tells as due today. */
const totalOf = (shopper: Shopper) => lastAnswer<TotalAnswer>(shopper).cart?.orderDetails.totals.dueToday

const givenToOrders = [
  ['checkout.updateContact', 'contact'],
  ['checkout.updateAddress', 'shippingAddress'],
] as const

/** Orders, from a cart that lacks nothing. */
export const orderPurchases: readonly Purchase[] = [
  {
    name: 'an order has what was in the cart, and is read as it was placed',
    key: 'checkout.placeOrder',
    audience: 'prospect',
    run: async (context, shopper) => {
      await ready(context, shopper, readyWithAccessories)
      await call(shopper, 'checkout.placeOrder', 'a cart that lacks nothing can be ordered')
      await readAll(context, shopper, ['checkout.getOrder'])
      await readAll(context, shopper, [...readsOf('checkout.placeOrder'), reader])
    },
  },
  {
    name: 'an order is found by its number and its email address, and by no other one',
    key: 'checkout.findOrder',
    audience: 'prospect',
    run: async (context, shopper) => {
      await ready(context, shopper)
      await shopper.asSetup(() => call(shopper, 'checkout.placeOrder'))
      if (shopper.resolve('<order>') === undefined) return
      const findAs = (emailId: string, expect: Expectation, orderNumber = '<order>') =>
        shopper.call('checkout.findOrder', { body: { orderNumber, emailId }, expect })
      const says = 'an order is found by its number and its email address'
      const found: Expectation = { kind: 'order-not-found', at: 'order', says, shows: '<order>' }
      await findAs('maren@example.com', found)
      const inAnyCase: Expectation = { ...found, kind: 'letter-case', says: `${says}, in any letter case` }
      await findAs('<maren@example.com in other letters>', inAnyCase)
      await findAs('maren@example.com', inAnyCase, '<order in other letters>')
      const hidden = 'an order is shown to nobody who does not know its email address'
      await findAs('nobody@example.com', {
        kind: 'order-shown',
        at: 'order',
        says: hidden,
        hides: '<order>',
      })
    },
  },
  {
    name: 'a cart is ordered once',
    key: 'checkout.placeOrder',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await ready(context, shopper)
      const dueToday = totalOf(shopper)
      const body = exampleBody('checkout.placeOrder', dueToday === undefined ? {} : { dueToday })
      await shopper.call('checkout.placeOrder', {
        body,
        expect: { ...done('a cart can be ordered at the total that it tells'), kind: 'total-refused' },
      })
      await call(shopper, 'checkout.placeOrder')
    },
  },
  {
    name: 'two carts are two orders',
    key: 'checkout.placeOrder',
    audience: 'prospect',
    run: async (context, shopper) => {
      await ready(context, shopper)
      await call(shopper, 'checkout.placeOrder', 'a cart that lacks nothing can be ordered')
      await ready(context, shopper, readyWithAccessories)
      await call(shopper, 'checkout.placeOrder', 'a second cart can be ordered as the first')
      await readAll(context, shopper, ['checkout.listOrders', 'checkout.getOrder'])
      await whereServed(() => shopper.call('checkout.getOrder', { body: { orderNumber: '<first order>' } }))
    },
  },
  {
    name: 'an order stays as it was placed while the next one is made ready',
    key: 'checkout.getOrder',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await ready(context, shopper)
      await call(shopper, 'checkout.placeOrder')
      await shopper.asSetup(() => fillWithAccessories(shopper))
      for (const [key, field] of givenToOrders)
        await whereServed(() =>
          shopper.call(key, {
            body: exampleBody(key, { [field]: { ...(exampleBody(key)[field] as object), firstName: 'José' } }),
          }),
        )
      await readAll(context, shopper, ['checkout.getOrder', 'checkout.listOrders'])
    },
  },
]
