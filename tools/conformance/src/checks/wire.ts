import type { OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { violation } from '../judging/violation'
import type { CallOptions } from '../shopping/call'
import { exampleOf } from '../shopping/examples'
import type { Check } from '../run/check'

interface WireRule {
  readonly kind: string
  readonly message: string
  readonly request: (key: OperationKey) => CallOptions
  readonly allowed: readonly number[]
}

/** More than any body of this contract can need. */
const hugeBody = JSON.stringify({ filler: 'x'.repeat(2 * 1024 * 1024) })

const rules: readonly WireRule[] = [
  {
    kind: 'broken-json-accepted',
    message: 'a body that is no JSON is not refused',
    request: () => ({ rawBody: '{"cartInfo":' }),
    allowed: [400],
  },
  {
    kind: 'other-type-accepted',
    message: 'a body of another media type is not refused',
    request: (key) => ({ ...exampleOf(key), headers: { 'content-type': 'text/plain' } }),
    allowed: [400, 415],
  },
  {
    kind: 'huge-body-accepted',
    message: 'a body of 2 MB is not refused with 413',
    request: () => ({ rawBody: hugeBody }),
    // A server that stops reading may close the connection before its answer is out.
    allowed: [413, 0],
  },
]

const wireCheck = (key: OperationKey, { kind, message, request, allowed }: WireRule): Check => ({
  name: `${kind.replace('-accepted', '').replaceAll('-', ' ')} ${key}`,
  family: 'wire',
  key,
  changes: false,
  run: async (context) => {
    const shopper = await context.sharedShopper(audiencesOf(key)[0] ?? 'signed-in')
    const { exchange } = await shopper.call(key, { ...request(key), isHostile: true })
    const { status } = exchange.response
    if (allowed.includes(status)) return
    context.report(key, shopper, violation(kind, 'request', `${message}: HTTP ${status}`, 102))
  },
})

const methodCheck = (key: OperationKey): Check => ({
  name: `other method ${key}`,
  family: 'wire',
  key,
  changes: false,
  run: async (context) => {
    const { method } = operationOf(key)
    const shopper = await context.sharedShopper(audiencesOf(key)[0] ?? 'signed-in')
    const { exchange } = await shopper.call(key, { method: 'DELETE', isHostile: true })
    const { status, headers } = exchange.response
    const report = (kind: string, text: string) =>
      context.report(key, shopper, violation(kind, 'method', text, status >= 500 ? 100 : 901))
    if (status === 405 && !headers['allow']?.includes(method)) report('no-allow', `405 comes without Allow: ${method}`)
    if (![404, 405, 501].includes(status)) report('other-method-accepted', `DELETE is answered with HTTP ${status}`)
  },
})

/** What the server itself refuses, before any operation runs. */
export const wireChecks = (keys: readonly OperationKey[]): Check[] =>
  keys.flatMap((key) => [
    ...(operationOf(key).method === 'POST' ? rules.map((rule) => wireCheck(key, rule)) : []),
    methodCheck(key),
  ])
