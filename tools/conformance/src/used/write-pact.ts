import { exampleFor, type OperationKey } from '@soe/contracts'
import { contractVersion, recordedAnswers } from '@soe/contracts/openapi'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import { joined } from './answer-fields'
import type { UsedField } from './used-fields'

const answers: Readonly<Record<string, unknown>> = recordedAnswers

/** What is left of an answer where only these fields are read. */
const pruned = (value: unknown, path: string, used: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => pruned(item, `${path}[]`, used))
  if (!(value instanceof Object)) return value
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const field = [name, '*'].map((one) => joined(path, one)).find((one) => used.has(one))
    return field === undefined ? [] : [[name, pruned(part, field, used)] as const]
  })
  return Object.fromEntries(kept)
}

const byType = { combine: 'AND', matchers: [{ match: 'type' }] }

const requestOf = (key: OperationKey) => {
  const { method, metadata } = operationOf(key)
  const [audience = 'prospect'] = audiencesOf(key)
  const { body, query } = exampleFor(metadata, audience)
  return {
    state: { name: 'shopper', params: { identity: audience } },
    request: {
      method,
      path: pathFor(key, audience),
      ...(method === 'GET'
        ? { query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, [value]])) }
        : { headers: { 'Content-Type': 'application/json' }, body: body ?? {} }),
    },
  }
}

const interactionOf = (key: OperationKey, fields: readonly UsedField[]) => {
  const { state, request } = requestOf(key)
  const pages = [...new Set(fields.flatMap((field) => field.pages))].sort()
  return {
    description: `${key}, read by ${pages.join(', ')}`,
    providerStates: [state],
    request,
    response: {
      status: 200,
      headers: { 'Content-Type': 'application/json' },
      body: pruned(answers[key], '', new Set(fields.map(({ field }) => field))),
      matchingRules: {
        body: Object.fromEntries(fields.map(({ field }) => [`$.${field.replaceAll('[]', '[*]')}`, byType])),
      },
    },
  }
}

/** A pact of version 3 of the fields that are read: each operation's example answer, cut down to them. */
export const pactOf = (read: readonly (readonly [OperationKey, readonly UsedField[]])[]) => ({
  consumer: { name: 'soe-storefront' },
  provider: { name: 'soe-carrier' },
  interactions: read.filter(([key]) => answers[key] !== undefined).map(([key, fields]) => interactionOf(key, fields)),
  metadata: { pactSpecification: { version: '3.0.0' }, contract: { version: contractVersion } },
})
