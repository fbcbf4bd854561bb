import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { negativesOf, type Negative } from '../generate/negatives'
import { positivesOf } from '../generate/positives'
import { errorOf, isSuccess } from '../judging/judge-exchange'
import { violation, type Violation } from '../judging/violation'
import { exampleOf } from '../shopping/examples'
import { shuffled } from '../run/seeded-random'
import { prepare } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import type { Exchange } from '../target/exchange'
import type { Check, CheckContext } from '../run/check'

const callerOf = (key: OperationKey): Audience => audiencesOf(key)[0] ?? 'prospect'

const given = (key: OperationKey, audience: Audience) => {
  const { body, query } = exampleOf(key, audience)
  return operationOf(key).method === 'GET' ? query : body
}

/** How a server refuses a request that is not the contract's. */
const refusals: readonly number[] = [400, 413, 415]

/** What is wrong with how an invalid request was answered; undefined where it was refused. */
export const negativeViolation = (
  key: OperationKey,
  exchange: Exchange,
  at: string,
  kind: string,
): Violation | undefined => {
  const { status } = exchange.response
  if (refusals.includes(status)) return undefined
  if (status >= 500) return violation('invalid-crashes', at, `${kind}: HTTP ${status}`, 100)
  if (isSuccess(operationOf(key), exchange)) return violation('invalid-accepted', at, `${kind} is accepted`, 102)
  return violation('invalid-misread', at, `${kind} is answered with ${errorOf(exchange) ?? status}`, 102)
}

/** Sends a negative; true where it was refused, so that the shopper's state is as before. */
const sendNegative = async (context: CheckContext, shopper: Shopper, key: OperationKey, negative: Negative) => {
  const { body, query } = negative
  const { exchange } = await shopper.call(key, { body, ...(query && { query }) })
  const at = negative.path === '' ? 'request' : `request ${negative.path}`
  const wrong = negativeViolation(key, exchange, at, negative.kind)
  if (wrong) context.report(key, shopper, wrong)
  return wrong === undefined
}

const negativeCheck = (key: OperationKey, limit: number): Check => ({
  name: `invalid requests ${key}`,
  family: 'negative',
  key,
  changes: true,
  run: async (context) => {
    const audience = callerOf(key)
    const open = async () => {
      const shopper = await context.shopper(audience)
      await prepare(shopper, key)
      return shopper
    }
    let shopper = await open()
    const order = <Item>(items: readonly Item[]) => shuffled(items, context.random)
    for (const negative of negativesOf(key, given(key, audience), { order, limit })) {
      const before = shopper.calls.length
      if (await sendNegative(context, shopper, key, negative)) shopper.forget(before)
      else shopper = await open()
    }
  },
})

const positiveCheck = (key: OperationKey): Check => ({
  name: `valid requests ${key}`,
  family: 'positive',
  key,
  changes: true,
  run: async (context) => {
    const audience = callerOf(key)
    for (const { path, kind, body } of positivesOf(key, given(key, audience))) {
      const shopper = await context.shopper(audience)
      await prepare(shopper, key)
      const { exchange } = await shopper.call(key, { body })
      if (isSuccess(operationOf(key), exchange)) continue
      const at = path === '' ? 'request' : `request ${path}`
      const answered = errorOf(exchange) ?? exchange.response.status
      context.report(key, shopper, violation('valid-refused', at, `${kind} is refused: ${answered}`, 108))
    }
  },
})

/** Invalid requests, each proved to be one, and valid ones that differ from the example in nothing that matters. */
export const requestChecks = (keys: readonly OperationKey[], limit: number): Check[] =>
  keys.flatMap((key) => [
    ...(given(key, callerOf(key)) === undefined ? [] : [negativeCheck(key, limit)]),
    ...(operationOf(key).method === 'POST' && !key.startsWith('log.') ? [positiveCheck(key)] : []),
  ])
