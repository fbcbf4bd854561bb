import type { FindingKind } from '../judging/kinds'
import type { Audience, OperationKey } from '@soe/contracts'
import { findPath, operationOf, pathFor } from '../contract/judged-operations'
import type { Check } from '../run/check'
import type { CallerOf } from './callers'
import type { CallOptions } from '../shopping/call'
import { exampleOf } from '../shopping/examples'
import { violation } from '../judging/violation'
import { readyShopper } from './ready-shopper'

interface WireRule {
  readonly kind: FindingKind
  readonly says: string
  readonly request: (key: OperationKey) => CallOptions
  readonly statuses: readonly number[]
}

/** More than any body of this contract can need. */
const hugeBody = JSON.stringify({ filler: 'x'.repeat(2 * 1024 * 1024) })

const rules: readonly WireRule[] = [
  {
    kind: 'broken-json-accepted',
    says: 'a body that is not JSON is refused with 400',
    request: () => ({ rawBody: '{"cartInfo":' }),
    statuses: [400],
  },
  {
    kind: 'other-type-accepted',
    says: 'a body of another media type is refused with 415',
    request: (key) => ({ ...exampleOf(key), headers: { 'content-type': 'text/plain' } }),
    statuses: [400, 415],
  },
  {
    kind: 'huge-body-accepted',
    says: 'a body of 2 MB is refused with 413',
    request: () => ({ rawBody: hugeBody }),
    // A server that stops reading may close the connection before its answer is out.
    statuses: [413, 0],
  },
]

const wireCheck = (key: OperationKey, { kind, says, request, statuses }: WireRule, audience: Audience): Check => ({
  name: `${kind.replace('-accepted', '').replaceAll('-', ' ')} ${key}`,
  family: 'wire',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.sharedShopper(audience)
    const expect = { kind, at: 'request', says, statuses } as const
    await shopper.call(key, { ...request(key), isHostile: true, expect })
  },
})

/** Methods that a path does not have: a link must make no change either. */
const otherMethods = (key: OperationKey, audience: Audience): readonly string[] => {
  const { method, metadata } = operationOf(key)
  const isPage = findPath('GET', pathFor(key, audience)) !== undefined
  return method === 'POST' && metadata.kind === 'change' ? ['DELETE', 'PUT', ...(isPage ? [] : ['GET'])] : ['DELETE']
}

const methodCheck = (key: OperationKey, method: string, audience: Audience): Check => ({
  name: `other method ${key}${method === 'DELETE' ? '' : ` ${method}`}`,
  family: 'wire',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.sharedShopper(audience)
    const expect = {
      kind: 'other-method-accepted',
      at: 'method',
      says: 'a method that the path does not have is refused',
      // A gateway refuses what it does not know with a status of its own.
      statuses: [400, 401, 403, 404, 405, 501],
    } as const
    const request = method === 'PUT' ? exampleOf(key, shopper.audience) : {}
    await shopper.call(key, { ...request, method, isHostile: true, expect })
  },
})

/** Rules for an operation: what is sent without a body has no media type that could be wrong. */
const rulesFor = (key: OperationKey) =>
  operationOf(key).method === 'POST'
    ? rules.filter(({ request }) => request(key).body !== undefined || request(key).rawBody !== undefined)
    : []

/** Each call without an id is given one of its own. */
const idsCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `two calls without an id, ${key}`,
  family: 'wire',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await readyShopper(context, key, audience)
    const call = async () => {
      const { exchange } = await shopper.call(key, {
        ...exampleOf(key, shopper.audience),
        without: ['guie2erequestid'],
      })
      return exchange.response.headers['e2erequestid']
    }
    const [first, second] = [await call(), await call()]
    const says = `a call that brings no id is given one of its own, not "${first}" again`
    if (first !== undefined && first === second)
      context.report(key, shopper, violation('request-id-again', 'e2erequestid', says))
  },
})

/** What the server itself refuses, before any operation runs. */
export const wireChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] => [
  ...keys.flatMap((key) => [
    ...rulesFor(key).map((rule) => wireCheck(key, rule, callerOf(key))),
    ...otherMethods(key, callerOf(key)).map((method) => methodCheck(key, method, callerOf(key))),
  ]),
  ...keys.slice(0, 1).map((key) => idsCheck(key, callerOf(key))),
]
