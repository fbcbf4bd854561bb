import { randomUUID } from 'node:crypto'
import type { Audience, OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import type { CallersOf } from './callers'
import { exampleOf } from '../shopping/examples'
import { fillFullCart, giveRichly, needsCart, type Step, whereServed } from '../shopping/preparations'
import { readAll, readsOf } from './reads/reads'

/** Changes whose answers have sums over lines. */
const sums: readonly OperationKey[] = [
  'cart.calculateMultiLineTax',
  'cart.updateBarcode',
  'checkout.selectShipping',
  'checkout.updateAddress',
]

/** Changes after which there is no cart to read, or another one. */
const endsCart: ReadonlySet<OperationKey> = new Set([
  'checkout.placeOrder',
  'cases.resumeCase',
  'quote.retrieveCartFromQuote',
  'quote.retrieveAccessoriesFromQuote',
  'session.logout',
  'session.logoutPage',
  'session.clearCache',
] satisfies OperationKey[])

const leavesCart = (key: OperationKey): boolean =>
  operationOf(key).metadata.kind === 'change' && !endsCart.has(key) && operationOf(key).method === 'POST'

const cartReads: readonly OperationKey[] = ['checkout.getCheckoutDetails', 'landing.getProcessStep']

/** What a change of something else must leave alone, too. */
const readBeside: readonly OperationKey[] = ['wishlist.retrieveFavorites', 'payment.listCards']

/** Customers and guests in turn, where both may call. */
const inTurn = (callers: readonly Audience[], index: number): Audience => {
  const able = callers.filter((audience) => !audience.startsWith('prepay'))
  return able[index % able.length] ?? 'signed-in'
}

/** Reads a cart before and after an operation; these answers are judged like any other. */
const aroundCheck =
  (says: string, prepare: Step, beside: readonly OperationKey[] = []) =>
  (callersOf: CallersOf) =>
  (key: OperationKey, index: number): Check => {
    const audience = inTurn(callersOf(key), index)
    return {
      name: `${key} ${says}`,
      family: 'journey',
      key,
      audience,
      changes: true,
      run: async (context) => {
        const shopper = await context.shopper(audience)
        await shopper.asSetup(() => prepare(shopper))
        await readAll(context, shopper, ['checkout.getCheckoutDetails', ...beside])
        const request = { ...exampleOf(key, audience), headers: { guie2erequestid: `retry-${randomUUID()}` } }
        await whereServed(() => shopper.call(key, request))
        await readAll(context, shopper, [...cartReads, ...beside])
        if (operationOf(key).metadata.kind === 'read') return
        // Sent again with the id that it had, it has no further effect.
        await whereServed(() => shopper.call(key, request))
        await readAll(context, shopper, [
          ...cartReads.slice(0, 1),
          ...beside.filter((read) => readsOf(key).includes(read)),
        ])
      },
    }
  }

/** What holds of one line of a cart may not hold of the second one. */
const fullCartCheck = aroundCheck('with a cart of several lines', fillFullCart)

/** What a change does not name, it leaves as it is. */
const leavesCheck = aroundCheck('leaves what was given before', giveRichly, readBeside)

export const fullCartChecks = (keys: readonly OperationKey[], callersOf: CallersOf): Check[] => [
  ...keys.filter(leavesCart).map(leavesCheck(callersOf)),
  ...keys
    .filter((key) => sums.includes(key) || (needsCart(key) && operationOf(key).metadata.kind === 'read'))
    .map(fullCartCheck(callersOf)),
]
