import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { errorOf, isSuccess } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import { exampleOf } from '../shopping/examples'
import type { Check } from '../run/check'
import { readyShopper } from './ready-shopper'

/** Examples that the contract lets some audiences be refused, with the answers that are as good as done. */
const alsoLegal: Readonly<Partial<Record<OperationKey, readonly string[]>>> = {
  // A guest's own wishlist can hold nothing, because adding is for customers.
  'wishlist.removeWishlist': ['SIGN_IN_REQUIRED', 'ITEM_NOT_FOUND'],
}

const exampleCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `example ${key} as ${audience}`,
  family: 'example',
  key,
  changes: operationOf(key).metadata.kind === 'change',
  run: async (context) => {
    const shopper = await readyShopper(context, key, audience)
    const { exchange } = await shopper.call(key, exampleOf(key, audience))
    const operation = operationOf(key)
    if (exchange.response.status === 0 || isSuccess(operation, exchange)) return
    const error = errorOf(exchange)
    if (error !== undefined && alsoLegal[key]?.includes(error)) return
    context.report(
      key,
      shopper,
      violation('example-refused', '', `the contract's example is not done: ${error ?? exchange.response.status}`, 108),
    )
  },
})

/** Each example of the contract, as each audience that may call. */
export const exampleChecks = (keys: readonly OperationKey[]): Check[] =>
  keys.flatMap((key) => audiencesOf(key).map((audience) => exampleCheck(key, audience)))
