import type { OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import { exampleOf } from '../shopping/examples'
import { fillFullCart, giveEverything, needsCart, type Step, whereServed } from '../shopping/preparations'
import { readAll } from './reads'

/** Changes whose answers tell sums over lines. */
const sums: readonly OperationKey[] = [
  'cart.calculateMultiLineTax',
  'cart.updateBarcode',
  'checkout.selectShipping',
  'checkout.updateAddress',
]

/** Changes of one thing about a cart. */
const changes: readonly OperationKey[] = [
  'cart.addAccessories',
  'cart.addDonation',
  'cart.addFeatures',
  'cart.addPlan',
  'cart.assignMtn',
  'cart.e911Address',
  'cart.switchSim',
  'checkout.acceptAgreements',
  'checkout.selectPayment',
  'checkout.selectShipping',
  'checkout.updateAddress',
  'checkout.updateContact',
]

/** Reads a cart before and after an operation; what the reads tell is judged as everything that is told. */
const aroundCheck =
  (says: string, prepare: Step) =>
  (key: OperationKey): Check => {
    const audience = audiencesOf(key)[0] ?? 'signed-in'
    return {
      name: `${key} ${says}`,
      family: 'journey',
      key,
      audience,
      changes: true,
      run: async (context) => {
        const shopper = await context.shopper(audience)
        await shopper.asSetup(() => prepare(shopper))
        await readAll(context, shopper, ['checkout.getCheckoutDetails'])
        await whereServed(() => shopper.call(key, exampleOf(key, audience)))
        await readAll(context, shopper, ['checkout.getCheckoutDetails'])
      },
    }
  }

/** What holds of one line of a cart may not hold of the second one. */
const fullCartCheck = aroundCheck('with a cart of several lines', fillFullCart)

/** What a change does not name, it leaves as it is. */
const leavesCheck = aroundCheck('leaves what was given before', giveEverything)

export const fullCartChecks = (keys: readonly OperationKey[]): Check[] => [
  ...changes.filter((key) => keys.includes(key)).map(leavesCheck),
  ...keys
    .filter((key) => sums.includes(key) || (needsCart(key) && operationOf(key).metadata.kind === 'read'))
    .map(fullCartCheck),
]
