import type { Audience, OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { limitsOf } from '../generate/limits'
import { chosenNegatives, type Negative } from '../generate/negatives'
import { positivesOf, type Positive } from '../generate/positives'
import { errorOf, isSuccess, wordsOf } from '../judging/judge-exchange'
import { violation, type Violation } from '../judging/violation'
import type { Check, CheckContext } from '../run/check'
import type { CallerOf } from './callers'
import { exampleOf } from '../shopping/examples'
import { prepare } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { readyShopper } from './ready-shopper'
import type { Exchange } from '../target/exchange'
import { readsOf, readAll } from './reads/reads'

const given = (key: OperationKey, audience: Audience) => {
  const { body, query } = exampleOf(key, audience)
  return operationOf(key).method === 'GET' ? query : body
}

const isChange = (key: OperationKey) => operationOf(key).metadata.kind === 'change'

/** How a server refuses a request that is not the contract's. */
const refusals: readonly number[] = [400, 413, 415, 422]

const placeOf = (path: string) => (path === '' ? 'request' : `request ${path}`)

/** What is wrong with how an invalid request was answered; undefined where it was refused. */
export const negativeViolation = (
  key: OperationKey,
  exchange: Exchange,
  at: string,
  label: string,
): Violation | undefined => {
  const { status } = exchange.response
  if (refusals.includes(status)) return undefined
  const words = wordsOf(exchange)
  if (status === 0 || status >= 500) return violation('invalid-crashes', at, `${label}: the answer is ${words}`)
  if (isSuccess(operationOf(key), exchange)) return violation('invalid-accepted', at, `${label} is accepted`)
  return violation('invalid-misread', at, `${label} is answered with ${errorOf(exchange) ?? words}`)
}

/** Sends a negative; true where it was refused, so that the shopper's state is as before. */
const sendNegative = async (context: CheckContext, shopper: Shopper, key: OperationKey, negative: Negative) => {
  const { body, query } = negative
  const { exchange } = await shopper.call(key, { body, ...(query && { query }) })
  const wrong = negativeViolation(key, exchange, placeOf(negative.path), negative.label)
  if (wrong) context.report(key, shopper, wrong)
  return wrong === undefined
}

const negativeCheck = (key: OperationKey, negatives: readonly Negative[], audience: Audience): Check => ({
  name: `invalid requests ${key}`,
  family: 'negative',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const open = async () => {
      const shopper = await context.shopper(audience)
      await prepare(shopper, key)
      return shopper
    }
    let shopper = await open()
    for (const negative of negatives) {
      const before = shopper.scene.moments.length
      if (await sendNegative(context, shopper, key, negative)) shopper.forget(before)
      else shopper = await open()
    }
    // What was refused has changed nothing.
    if (isChange(key)) await readAll(context, shopper, readsOf(key).slice(0, 2))
  },
})

/** Sends a valid request that no rule of the shop tells from the example, and reads what it did. */
const sendPositive = async (
  context: CheckContext,
  shopper: Shopper,
  key: OperationKey,
  { path, label, body, isDone }: Positive,
) => {
  const says = isDone ? `${label} is as good as the example` : `${label} is within the limits of the contract`
  const ends = isDone ? 'done' : 'taken'
  const expect = { kind: 'valid-refused', at: placeOf(path), says, ends } as const
  const { exchange } = await shopper.call(key, { body, expect })
  if (isChange(key) && isSuccess(operationOf(key), exchange)) await readAll(context, shopper, readsOf(key).slice(0, 2))
}

const positiveCheck = (key: OperationKey, positives: readonly Positive[], audience: Audience): Check => ({
  name: `valid requests ${key}`,
  family: 'positive',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const open = () => readyShopper(context, key, audience)
    // What changes nothing needs one shopper for all of them.
    const reader = isChange(key) ? undefined : await open()
    for (const positive of positives) await sendPositive(context, reader ?? (await open()), key, positive)
  },
})

/** Invalid requests, each proved to be one, and valid ones that differ from the example in nothing that matters. */
export const requestChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] =>
  keys.flatMap((key, index) => {
    const [request, isPosted] = [given(key, callerOf(key)), operationOf(key).method === 'POST']
    const invalid = request === undefined ? [] : chosenNegatives(key, request, index)
    const valid = isPosted && !key.startsWith('log.') ? [...positivesOf(key, request), ...limitsOf(key, request)] : []
    return [
      ...(invalid.length > 0 ? [negativeCheck(key, invalid, callerOf(key))] : []),
      ...(valid.length > 0 ? [positiveCheck(key, valid, callerOf(key))] : []),
    ]
  })
