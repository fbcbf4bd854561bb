import { wireRules, type Audience, type OperationKey } from '@soe/contracts'
import { exampleBody } from '../../shopping/examples'
import type { Expectation } from '../../shopping/expectation'
import {
  acceptAll,
  addPhone,
  example,
  fillCart,
  fillWithAccessories,
  giveDetails,
  inOrder,
  readyToOrder,
  readyWithAccessories,
  whereServed,
  type Step,
} from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { readAll, readsOf } from '../reads/reads'
import { type Purchase, call, done, lastAnswer, reader, ready } from './purchase'

interface TotalAnswer {
  readonly cart: { readonly orderDetails: { readonly totals: { readonly dueToday: number } } }
}

/** What is due today, by the last answer. */
const totalOf = (shopper: Shopper) => lastAnswer<TotalAnswer>(shopper).cart?.orderDetails.totals.dueToday

const givenToOrders = [
  ['checkout.updateContact', 'contact'],
  ['checkout.updateAddress', 'shippingAddress'],
] as const

const ofSecondLine = (key: OperationKey) => example(key, () => ({ body: exampleBody(key, { lineId: 'newLine2' }) }))

const secondLine = inOrder(addPhone, ofSecondLine('cart.addPlan'), ofSecondLine('cart.assignMtn'))

/** What a cart can be given besides what an order needs, each by itself: an order takes it over. */
const given: readonly (readonly [OperationKey, Audience, ...Step[]])[] = [
  ['cart.addDevice', 'prospect', secondLine],
  ['cart.addDonation', 'signed-in', example('cart.addDonation')],
  ['cart.addFeatures', 'signed-in', example('cart.addFeatures')],
  ['tradeIn.addDevice', 'prospect', example('tradeIn.addDevice')],
  ['cart.updateBarcode', 'prospect', example('cart.updateBarcode')],
  ['cart.applyPromo', 'prepay', example('cart.applyPromo')],
  ['checkout.setAutoPay', 'signed-in', example('checkout.setAutoPay')],
  ['cart.switchSim', 'signed-in', example('cart.switchSim'), example('cart.e911Address')],
]

interface StoresAnswer {
  readonly shipmentInfo?: { readonly ispuStoreList: readonly { readonly locationCode: string }[] }
}

/** At a store that has everything. */
const pickUp: Step = async (shopper) => {
  await whereServed(() => call(shopper, reader))
  const [store] = lastAnswer<StoresAnswer>(shopper).shipmentInfo?.ispuStoreList ?? []
  if (!store) return
  const body = { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode: store.locationCode }
  await whereServed(() => shopper.call('checkout.selectShipping', { body }))
}

const orderWith = ([key, audience, ...steps]: (typeof given)[number]): Purchase => ({
  name: `an order takes over ${key}`,
  key,
  audience,
  run: async (context, shopper) => {
    await ready(context, shopper, inOrder(fillCart, ...steps, giveDetails))
    await whereServed(() => call(shopper, 'checkout.placeOrder', `a cart with ${key} can be ordered`))
    await readAll(context, shopper, ['checkout.getOrder', 'checkout.listOrders', reader])
  },
})

/** A backend may give it by itself. */
const number = 'a number'

/** Steps of an order, without each of which it lacks something. */
const needed: readonly (readonly [string, Step])[] = [
  ['a plan', example('cart.addPlan')],
  [number, example('cart.assignMtn')],
  ['a contact', example('checkout.updateContact')],
  ['an address', example('checkout.updateAddress')],
  ['a payment', example('checkout.selectPayment')],
  ['its agreements', acceptAll],
]

/** A guest is known by nothing but the cart: what is left out, nobody else has said. */
const orderWithout = ([missing]: (typeof needed)[number]): Purchase => ({
  name: `a cart without ${missing} is not ordered`,
  key: 'checkout.placeOrder',
  audience: 'prospect',
  run: async (context, shopper) => {
    const steps = needed.filter(([name]) => name !== missing).map(([, step]) => step)
    await shopper.asSetup(() => inOrder(addPhone, ...steps)(shopper))
    await readAll(context, shopper, [reader])
    const expect = {
      kind: 'order-incomplete',
      at: missing,
      says: wireRules['order-incomplete'],
      ends: 'refused',
    } as const
    const body = exampleBody('checkout.placeOrder')
    await shopper.call('checkout.placeOrder', { body, expect })
    // What was refused is still there.
    await readAll(context, shopper, [reader])
  },
})

/** Guests of each line of business, whose orders are found in their own store. */
const guests = ['prospect', 'prepay'] as const

const foundPurchase = (audience: Audience): Purchase => ({
  name: `an order is found by its number and its email address as ${audience}, and by no other one`,
  key: 'checkout.findOrder',
  audience,
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
})

export const orderPurchases: readonly Purchase[] = [
  ...given.map(orderWith),
  ...needed.filter(([step]) => step !== number).map(orderWithout),
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
  ...guests.map(foundPurchase),
  {
    name: 'an order of accessories alone is listed as it was placed',
    key: 'checkout.listOrders',
    run: async (context, shopper) => {
      await ready(context, shopper, inOrder(example('cart.addAccessories'), giveDetails))
      await call(shopper, 'checkout.placeOrder', 'a cart of accessories alone can be ordered')
      await readAll(context, shopper, ['checkout.getOrder', 'checkout.listOrders'])
    },
  },
  {
    name: 'an order that is picked up is at the store that was chosen',
    key: 'checkout.placeOrder',
    audience: 'prospect',
    run: async (context, shopper) => {
      await ready(context, shopper, inOrder(readyToOrder, pickUp))
      await call(shopper, 'checkout.placeOrder', 'a cart that a store hands out can be ordered')
      await readAll(context, shopper, ['checkout.getOrder', 'checkout.listOrders'])
    },
  },
  {
    name: 'a cart is ordered once',
    key: 'checkout.placeOrder',
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
