import { findOperation } from '@soe/contracts'
import { isSuccess } from '../../judging/judge-exchange'
import type { CheckContext } from '../../run/check'
import { exampleBody, exampleOf } from '../../shopping/examples'
import type { Expectation } from '../../shopping/expectation'
import { addPhone, fillWithAccessories, whereServed } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { jsonOf } from '../../target/exchange'
import { accessoryCall } from '../courses/course'
import { readAll } from '../reads/reads'
import { type Purchase, call, done, filled, lastAnswer, reader } from './purchase'

interface WaysAnswer {
  readonly shipmentInfo?: {
    readonly shippingOptions?: readonly { readonly shippingOptionId: string; readonly active: boolean }[]
  }
}

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

/** What a cart is given before it is ordered, and what it costs then. */
export const cartPurchases: readonly Purchase[] = [
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
