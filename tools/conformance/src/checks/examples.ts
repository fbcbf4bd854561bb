import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { errorOf } from '../judging/judge-exchange'
import { channelFor } from '../run/channels'
import type { Check } from '../run/check'
import type { CallOptions } from '../shopping/call'
import { exampleOf } from '../shopping/examples'
import type { Expectation } from '../shopping/expectation'
import { missed } from '../shopping/expectation'
import type { Shopper } from '../shopping/shopper'
import { isFreeRead, readyShopper } from './ready-shopper'

type Request = Pick<CallOptions, 'body' | 'query'>

/** Examples that the contract lets some audiences be refused, with the answers that are as good as done. */
const alsoLegal: Readonly<Partial<Record<OperationKey, readonly string[]>>> = {
  // A guest's own wishlist can hold nothing, because adding is for customers.
  'wishlist.removeWishlist': ['SIGN_IN_REQUIRED', 'ITEM_NOT_FOUND'],
}

export const isDoneAsExample: Expectation = {
  kind: 'example-refused',
  at: '',
  says: "the contract's example has to be done",
  ends: 'done',
}

/** The example, which may say which cart it means: without a word it is the session's own. */
const namingOwnCart = ({ body, ...rest }: Request, shopper: Shopper): Request => {
  const { cartInfo } = (body ?? {}) as { cartInfo?: object }
  const isKnown = cartInfo !== undefined && shopper.resolve('<cart>') !== undefined
  return { ...rest, body: isKnown ? { ...(body as object), cartInfo: { ...cartInfo, cartId: '<cart>' } } : body }
}

/** JSON is UTF-8, whether its type says so or not. */
const types = ['application/json', 'application/json; charset=utf-8'] as const

const exampleCheck = (key: OperationKey, audience: Audience, index: number): Check => ({
  name: `example ${key} as ${audience}`,
  family: 'example',
  key,
  audience,
  changes: !isFreeRead(key),
  run: async (context) => {
    const shopper = await readyShopper(context, key, audience, channelFor(index))
    const legal = alsoLegal[key]
    const example = exampleOf(key, audience)
    const isFirst = audience === audiencesOf(key)[0]
    const headers = { 'content-type': types[audiencesOf(key).indexOf(audience) % types.length] ?? types[0] }
    const request = {
      ...(isFirst ? example : namingOwnCart(example, shopper)),
      ...(operationOf(key).method === 'POST' && { headers }),
    }
    if (!legal) return void (await shopper.call(key, { ...request, expect: isDoneAsExample }))
    const { exchange } = await shopper.call(key, request)
    const wrong = missed(key, exchange, isDoneAsExample)
    if (wrong && !legal.includes(errorOf(exchange) ?? '')) context.report(key, shopper, wrong)
  },
})

/** Each example of the contract, as each audience that may call, by each channel in turn. */
export const exampleChecks = (keys: readonly OperationKey[]): Check[] =>
  keys
    .flatMap((key) => audiencesOf(key).map((audience) => [key, audience] as const))
    .map(([key, audience], index) => exampleCheck(key, audience, index))
