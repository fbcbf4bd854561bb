import type { OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import { exampleOf } from '../shopping/examples'
import { fillFullCart, needsCart, whereServed } from '../shopping/preparations'
import { readAll } from './reads'

/** Changes whose answers tell sums over lines. */
const sums: readonly OperationKey[] = [
  'cart.calculateMultiLineTax',
  'cart.updateBarcode',
  'checkout.selectShipping',
  'checkout.updateAddress',
]

/** What holds of one line of a cart may not hold of the second one. */
const fullCartCheck = (key: OperationKey): Check => {
  const audience = audiencesOf(key)[0] ?? 'signed-in'
  return {
    name: `${key} with a cart of several lines`,
    family: 'journey',
    key,
    audience,
    changes: true,
    run: async (context) => {
      const shopper = await context.shopper(audience)
      await shopper.asSetup(() => fillFullCart(shopper))
      await readAll(context, shopper, ['checkout.getCheckoutDetails'])
      await whereServed(() => shopper.call(key, exampleOf(key, audience)))
      await readAll(context, shopper, ['checkout.getCheckoutDetails'])
    },
  }
}

export const fullCartChecks = (keys: readonly OperationKey[]): Check[] =>
  keys
    .filter((key) => sums.includes(key) || (needsCart(key) && operationOf(key).metadata.kind === 'read'))
    .map(fullCartCheck)
