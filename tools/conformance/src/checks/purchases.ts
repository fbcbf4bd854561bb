import { findOperation, type Audience, type OperationKey } from '@soe/contracts'
import { isSuccess } from '../judging/judge-exchange'
import type { Check, CheckContext } from '../run/check'
import type { Expectation } from '../shopping/expectation'
import { exampleBody, exampleOf } from '../shopping/examples'
import {
  addPhone,
  fillWithAccessories,
  readyToOrder,
  readyWithAccessories,
  whereServed,
} from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { jsonOf } from '../target/exchange'
import { accessoryCall } from './courses'
import { readAll, readsOf } from './reads'

/** A purchase, or a part of one, over several calls: what their answers must tell of each other is known from the facts. */
interface Purchase {
  readonly name: string
  readonly key: OperationKey
  readonly audience: Audience
  readonly run: (context: CheckContext, shopper: Shopper) => Promise<unknown>
}

const done = (says: string): Expectation => ({ kind: 'step-refused', at: '', says, fault: 108, ends: 'done' })

const call = (shopper: Shopper, key: OperationKey, says?: string) =>
  shopper.call(key, { ...exampleOf(key, shopper.audience), ...(says !== undefined && { expect: done(says) }) })

const reader = 'checkout.getCheckoutDetails'

const filled = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillWithAccessories(shopper))
  await readAll(context, shopper, [reader])
}

const ready = async (context: CheckContext, shopper: Shopper, getReady = readyToOrder) => {
  await shopper.asSetup(() => getReady(shopper))
  await readAll(context, shopper, [reader])
}

interface WaysAnswer {
  readonly shipmentInfo?: {
    readonly shippingOptions?: readonly { readonly shippingOptionId: string; readonly active: boolean }[]
  }
}

const lastAnswer = <Answer>({ calls }: Shopper): Partial<Answer> => {
  const last = calls.at(-1)
  return ((last && jsonOf(last.exchange.response)) ?? {}) as Partial<Answer>
}

interface TotalAnswer {
  readonly cart: { readonly orderDetails: { readonly totals: { readonly dueToday: number } } }
}

/** What the last answer tells as due today. */
const totalOf = (shopper: Shopper) => lastAnswer<TotalAnswer>(shopper).cart?.orderDetails.totals.dueToday

/** Ways of delivery that the last answer offers. */
const offeredWays = (shopper: Shopper): string[] => {
  const { shipmentInfo } = lastAnswer<WaysAnswer>(shopper)
  return (shipmentInfo?.shippingOptions ?? [])
    .filter(({ active }) => active)
    .map(({ shippingOptionId }) => shippingOptionId)
    .slice(0, 4)
}

interface StoresAnswer {
  readonly stores?: readonly { readonly locationCode: string }[]
}

/** Both spellings of a store's code, of which the last two digits come after the hyphen. */
const spellingsOf = (locationCode: string) => {
  const [, store, place] = /^(\d+)-?(\d{2})$/.exec(locationCode) ?? []
  return store === undefined || place === undefined
    ? undefined
    : { without: `${store}${place}`, with: `${store}-${place}` }
}

/** A store is the same with its hyphen and without it, so both pickups end alike. */
const pickUpByEitherCode = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillWithAccessories(shopper))
  if (!context.isServed('support.listStores', shopper.audience)) return
  const { exchange } = await shopper.call('support.listStores', exampleOf('support.listStores', shopper.audience))
  const { stores = [] } = (jsonOf(exchange.response) ?? {}) as StoresAnswer
  const spellings = stores.map(({ locationCode }) => spellingsOf(locationCode)).findLast((two) => two !== undefined)
  if (!spellings) return
  const pickUp = (locationCode: string, expect?: Expectation) =>
    shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode },
      ...(expect && { expect }),
    })
  for (const [one, other] of [
    [spellings.without, spellings.with],
    [spellings.with, spellings.without],
  ] as const) {
    const { exchange: first } = await pickUp(one)
    if (!isSuccess(findOperation('checkout.selectShipping'), first)) continue
    await pickUp(other, { ...done('a store is found by its code with or without its hyphen'), kind: 'other-spelling' })
    await whereServed(() => call(shopper, 'checkout.selectShipping'))
    await readAll(context, shopper, [reader])
    return
  }
}

interface LinesAnswer {
  readonly lines?: readonly {
    readonly mtnHashCode: string
    readonly equipmentUpgradeEligibility: { readonly upgradeEligible: boolean }
  }[]
}

/** The last line of the account that may be upgraded; undefined where there is none. */
const eligibleLine = async (shopper: Shopper): Promise<string | undefined> => {
  const { exchange } = await shopper.call('cart.listEligibleLines', exampleOf('cart.listEligibleLines'))
  const { lines = [] } = (jsonOf(exchange.response) ?? {}) as LinesAnswer
  return lines.findLast(({ equipmentUpgradeEligibility: { upgradeEligible } }) => upgradeEligible)?.mtnHashCode
}

/** Reads that name the current cart or its case. */
const current: readonly OperationKey[] = [
  reader,
  'cases.getCaseAndCartId',
  'cart.checkExistingCart',
  'omni.readDL',
  'landing.getProcessStep',
]

const givenToOrders = [
  ['checkout.updateContact', 'contact'],
  ['checkout.updateAddress', 'shippingAddress'],
] as const

const purchases: readonly Purchase[] = [
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
      const found: Expectation = { kind: 'order-not-found', at: 'order', says, fault: 103, shows: '<order>' }
      await findAs('maren@example.com', found)
      const inAnyCase: Expectation = { ...found, kind: 'letter-case', says: `${says}, in any letter case` }
      await findAs('<maren@example.com in other letters>', inAnyCase)
      await findAs('maren@example.com', inAnyCase, '<order in other letters>')
      const hidden = 'an order is shown to nobody who does not know its email address'
      await findAs('nobody@example.com', {
        kind: 'order-shown',
        at: 'order',
        says: hidden,
        fault: 204,
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
    name: 'each way of delivery that is offered is charged as it says',
    key: 'checkout.selectShipping',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      for (const selectedOptionCode of offeredWays(shopper)) {
        await shopper.call('checkout.selectShipping', { body: { cartInfo: {}, selectedOptionCode } })
        await readAll(context, shopper, [reader])
      }
    },
  },
  {
    name: 'a store is found by its code with its hyphen as without it',
    key: 'checkout.selectShipping',
    audience: 'signed-in',
    run: pickUpByEitherCode,
  },
  {
    name: 'an own line is upgraded',
    key: 'cart.assignMtn',
    audience: 'signed-in',
    run: async (context, shopper) => {
      const mtnHashCode = await eligibleLine(shopper)
      if (mtnHashCode === undefined) return
      await shopper.asSetup(() => addPhone(shopper))
      await shopper.call('cart.assignMtn', {
        body: exampleBody('cart.assignMtn', { number: { choice: 'existing', mtnHashCode } }),
      })
      await readAll(context, shopper, [reader, 'landing.getProcessStep', 'plans.getPlans'])
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
    name: 'a cart that was set aside makes room for another',
    key: 'cart.saveCart',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await readAll(context, shopper, current)
      await shopper.call('cart.saveCart', { body: exampleBody('cart.saveCart', { pccSaved: true }) })
      await addPhone(shopper)
      await readAll(context, shopper, [...current, 'cases.getCases'])
    },
  },
  {
    name: 'a cart that was set aside is taken up by its case, beside another one',
    key: 'cases.resumeCase',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await shopper.call('cart.saveCart', { body: exampleBody('cart.saveCart', { pccSaved: true }) })
      await addPhone(shopper)
      await readAll(context, shopper, [reader, 'cases.getCases'])
      await shopper.call('cases.resumeCase', {
        body: { caseId: '<saved case>' },
        expect: done('a case is resumed by its id'),
      })
      await readAll(context, shopper, current)
    },
  },
  {
    name: 'a saved cart is resumed as it was saved',
    key: 'cases.resumeCase',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart', 'a cart can be saved')
      await call(shopper, 'cases.resumeCase', 'a saved cart is found by its email address')
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'a saved cart is found by its email address in any letter case',
    key: 'cases.resumeCase',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      const expect = { ...done('a saved cart is found by its email address in any letter case'), kind: 'letter-case' }
      await shopper.call('cases.resumeCase', { body: { emailId: '<maren@example.com in other letters>' }, expect })
    },
  },
  {
    name: 'a quote is resumed as it was saved',
    key: 'quote.retrieveCartFromQuote',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      if (shopper.resolve('<quote>') === undefined) return
      const expect = done('a saved cart is found by its quote')
      await shopper.call('quote.retrieveCartFromQuote', {
        body: { quoteId: '<quote>', emailId: 'maren@example.com' },
        expect,
      })
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'quote ids of zeros are not quotes',
    key: 'quote.retrieveCartFromQuote',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      const expect = { ...done('the quote id 00 counts as none, so the email address decides'), kind: 'quote-of-zeros' }
      await shopper.call('quote.retrieveCartFromQuote', {
        body: { quoteId: '00', emailId: 'maren@example.com' },
        expect,
      })
    },
  },
  {
    name: 'the accessories of a quote come to those of the cart',
    key: 'quote.retrieveAccessoriesFromQuote',
    audience: 'prospect',
    run: async (context, shopper) => {
      if (!context.hasData('otherAccessory.sku')) return
      await filled(context, shopper)
      await call(shopper, 'cart.saveCart')
      if (shopper.resolve('<quote>') === undefined) return
      const addAccessories = [{ id: '<otherAccessory.sku>', qty: 1 }]
      await whereServed(() => shopper.call('cart.addAccessories', accessoryCall({ mtn: 'newLine1', addAccessories })))
      await readAll(context, shopper, [reader])
      await shopper.call('quote.retrieveAccessoriesFromQuote', {
        body: { quoteId: '<quote>', emailId: 'maren@example.com' },
        expect: done('the accessories of a quote are added to a cart'),
      })
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'a cart that is forgotten is gone',
    key: 'session.clearCache',
    audience: 'prospect',
    run: async (context, shopper) => {
      await ready(context, shopper)
      await call(shopper, 'session.clearCache')
      if (!context.isServed(reader, shopper.audience)) return
      const says = 'once the cart of a prospect is forgotten, there is none'
      const expect: Expectation = {
        ...done(says),
        kind: 'not-forgotten',
        at: 'cart',
        of: 'session.clearCache',
        ends: 'refused',
      }
      await shopper.call(reader, { ...exampleOf(reader, shopper.audience), expect })
      await shopper.asSetup(() => fillWithAccessories(shopper))
      await readAll(context, shopper, [reader])
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
  {
    name: 'a number that is held no more',
    key: 'cart.assignMtn',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      const hold = (zipCode: string) =>
        whereServed(() => shopper.call('cart.holdNumbers', { body: exampleBody('cart.holdNumbers', { zipCode }) }))
      await hold('04101')
      const mtn = shopper.resolve('<number>')
      await hold('98101')
      if (mtn === undefined) return
      await shopper.call('cart.assignMtn', {
        body: exampleBody('cart.assignMtn', { number: { choice: 'new', zipCode: '04101', mtn } }),
      })
      await readAll(context, shopper, [reader])
    },
  },
  {
    name: 'the open case is that of the cart',
    key: 'cases.getCaseAndCartId',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await call(shopper, 'cases.getCaseAndCartId')
    },
  },
  {
    name: 'the tax of the cart is asked for twice, at two places',
    key: 'cart.calculateMultiLineTax',
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      for (const zipCode of ['04101', '30004']) {
        await shopper.call('cart.calculateMultiLineTax', {
          body: exampleBody('cart.calculateMultiLineTax', { zipCode }),
        })
        await readAll(context, shopper, [reader])
      }
    },
  },
  {
    name: 'a bundle grows with its pieces',
    key: 'cart.retrieveBundleAccCart',
    audience: 'signed-in',
    run: async (context, shopper) => {
      await readAll(context, shopper, ['catalogue.listBundles'])
      await filled(context, shopper)
      for (let pieces = 1; pieces <= 4; pieces += 1) {
        await whereServed(() => call(shopper, 'cart.addAccessories'))
        await readAll(context, shopper, ['cart.retrieveBundleAccCart', reader])
      }
      if (!context.hasData('plainAccessory.sku')) return
      const addAccessories = [{ id: '<plainAccessory.sku>', qty: 1 }]
      await whereServed(() => shopper.call('cart.addAccessories', accessoryCall({ mtn: 'newLine1', addAccessories })))
      await readAll(context, shopper, [reader, 'cart.retrieveBundleAccCart'])
    },
  },
  {
    name: 'the cart reads the same twice',
    key: reader,
    audience: 'prospect',
    run: async (context, shopper) => {
      await filled(context, shopper)
      await readAll(context, shopper, [reader])
    },
  },
]

const purchaseCheck = ({ name, key, audience, run }: Purchase): Check => ({
  name,
  family: 'journey',
  key,
  audience,
  changes: true,
  run: async (context) => void (await run(context, await context.shopper(audience))),
})

export const purchaseChecks = (keys: readonly OperationKey[]): Check[] =>
  purchases.filter(({ key }) => keys.includes(key)).map(purchaseCheck)
