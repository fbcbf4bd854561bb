import type { Audience, OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { firstDifference } from '../judging/first-difference'
import { isSuccess } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import type { Check } from '../run/check'
import { exampleOf } from '../shopping/examples'
import { jsonOf, type Exchange } from '../target/exchange'
import type { CallerOf } from './callers'
import { readyShopper } from './ready-shopper'

/** Fields by which something is found again, but for those that name the answer itself. */
export const isName = (field: string) =>
  /(id|code|number|link|url)$/i.test(field) && !/(engagement|session)id$/i.test(field)

/** Every text of an answer that names something, by its place; items of lists may come in any order. */
const namesIn = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, `${at}[]`))
  if (typeof value === 'string') return isName(at) ? [`${at}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => namesIn(part, at === '' ? name : `${at}.${name}`))
}

const namesOf = ({ response }: Exchange) => new Set(namesIn(jsonOf(response)))

const repeatCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `${key} twice`,
  family: 'effect',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await readyShopper(context, key, audience)
    const { exchange: first } = await shopper.call(key, exampleOf(key, shopper.audience))
    const { exchange: second } = await shopper.call(key, exampleOf(key, shopper.audience))
    if (![first, second].every((exchange) => isSuccess(operationOf(key), exchange))) return
    const before = namesOf(first)
    const [other] = [...namesOf(second)].filter((name) => !before.has(name))
    if (other === undefined) return
    const [place = ''] = other.split(': ')
    const says = 'what is asked again is named as before, as long as nothing was changed'
    context.report(key, shopper, violation('named-otherwise', place, `${says}: ${other}`))
  },
})

const settledCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `${key} of what is so already`,
  family: 'effect',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await readyShopper(context, key, audience)
    const request = exampleOf(key, shopper.audience)
    const { exchange } = await shopper.call(key, request)
    if (!isSuccess(operationOf(key), exchange)) return
    const says = 'a change to what is so already is done'
    const expect = { kind: 'again-refused', at: '', says, ends: 'done' } as const
    const again = await shopper.call(key, { ...request, expect })
    const other = firstDifference(exchange, again.exchange, ([, value]) => typeof value === 'boolean')
    if (other) context.report(key, shopper, violation('again-otherwise', other.at, `${says}: ${other.value}`))
  },
})

/** Reads that are made twice, with nothing in between, and changes that change nothing more. */
export const repeatChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] => [
  ...keys.filter((key) => operationOf(key).metadata.kind === 'read').map((key) => repeatCheck(key, callerOf(key))),
  ...keys.filter((key) => operationOf(key).metadata.effects?.settles).map((key) => settledCheck(key, callerOf(key))),
]
