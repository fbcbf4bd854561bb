import {
  ErrorEnvelopeSchema,
  isDone,
  RefusalSchema,
  type ErrorEnvelope,
  type Operation,
  type Refusal,
} from '@soe/contracts'
import type { z } from 'zod'
import { jsonOf, withoutMark, type Exchange } from '../target/exchange'
import { envelopeViolations } from './judge-envelope'
import { headerViolations, wireViolation } from './judge-headers'
import { leakViolations } from './leaks'
import { moneyViolations } from './money'
import { optionsOf, schemaViolations, type IsHidden } from './schema-issues'
import { violation, type Violation } from './violation'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSchema = (declared: unknown): declared is z.ZodType => isObject(declared) && '_zod' in declared

const answerSchema = ({ responses }: Operation): z.ZodType | undefined => {
  const declared: Readonly<Record<number, unknown>> = responses
  const answer = declared[200]
  return isSchema(answer) ? (optionsOf(answer)?.[0] ?? answer) : undefined
}

interface Answered {
  readonly value: unknown
  readonly status: number
  readonly operation: Operation
  readonly isHidden?: IsHidden | undefined
}

export const isEnvelope = (value: unknown): boolean =>
  isObject(value) && 'statusCode' in value && Array.isArray(value['errors'])

const isRefusal = (value: unknown): value is Refusal => RefusalSchema.safeParse(value).success

const envelopeSchemaViolations = ({ value, status, operation, isHidden }: Answered): Violation[] => {
  const broken = schemaViolations(ErrorEnvelopeSchema, value, isHidden)
  return broken.length > 0 ? broken : envelopeViolations(value as ErrorEnvelope, status, operation.metadata.errors)
}

const codeOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), value)

const doneCodes: readonly unknown[] = ['00', '0', '1', 0, 'SUCCESS', undefined]

/** An answer that is done by one of its codes, and not by the other: nobody knows which is right. */
const codeViolations = (value: unknown): Violation[] => {
  const [own, inHeader] = [codeOf(value, 'statusCode'), codeOf(value, 'serviceHeader', 'statusCode')]
  if (own === undefined || inHeader === undefined || doneCodes.includes(own) === doneCodes.includes(inHeader)) return []
  return [
    wireViolation('codes-differ', 'serviceHeader.statusCode', `${JSON.stringify(own)} and ${JSON.stringify(inHeader)}`),
  ]
}

const doneViolations = ({ value, operation, isHidden }: Answered): Violation[] => {
  const unsure = codeViolations(value)
  if (unsure.length > 0) return unsure
  const schema = answerSchema(operation)
  const broken = schema ? schemaViolations(schema, value, isHidden) : []
  return [...broken, ...moneyViolations(value)]
}

/** Everything that breaks the contract in the body of an answer. */
export const bodyViolations = (answered: Answered): Violation[] => {
  const { value, status, isHidden } = answered
  if (isEnvelope(value)) return envelopeSchemaViolations(answered)
  if (status < 400 && isRefusal(value)) {
    const { code, message } = value.error
    return [wireViolation('refusal-as-200', 'status', `HTTP ${status} with ${code}, "${message}"`)]
  }
  if (status === 200) return doneViolations(answered)
  if (status >= 400) return schemaViolations(RefusalSchema, value, isHidden)
  return []
}

export const isDeclared = ({ responses, metadata }: Operation, status: number) =>
  Object.hasOwn(responses, status) ||
  status === 405 ||
  status === 431 ||
  (metadata.redirect !== undefined && status === 303)

/** Everything that breaks the contract in an answer, whatever was asked. */
export const contractViolations = (operation: Operation, exchange: Exchange, isHidden?: IsHidden): Violation[] => {
  const { response } = exchange
  const { status, body, unreadable, beyond } = response
  if (beyond) return [violation(beyond.kind, '', beyond.says)]
  if (status === 0) return [violation('no-answer', '', 'the connection ended without an answer')]
  if (!isDeclared(operation, status)) {
    return [
      violation('undeclared-status', '', `the operation may not answer ${wordsOf(exchange)}`),
      ...leakViolations(exchange),
    ]
  }
  const around = [...headerViolations(exchange), ...leakViolations(exchange)]
  if (unreadable !== undefined) return around
  if (body === '') return status === 200 ? [...around, violation('no-body', '', 'the answer has no body')] : around
  const value = jsonOf(response)
  if (value === undefined) {
    return around.some(({ kind }) => kind === 'no-json')
      ? around
      : [
          ...around,
          wireViolation(
            'no-json',
            'body',
            body.startsWith('\uFEFF') ? 'a byte order mark comes first' : 'it cannot be parsed',
          ),
        ]
  }
  return [...around, ...bodyViolations({ value, status, operation, isHidden })]
}

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined || text === '' ? undefined : JSON.parse(withoutMark(text))
  } catch {
    return undefined
  }
}

/** What the server read: the query of a GET, or the body. */
export const requestOf = ({ method, path, body }: Exchange['request']): unknown =>
  method === 'GET' ? Object.fromEntries(new URL(path, 'http://any').searchParams) : parsed(body)

/** Whether the operation did what was asked. */
export const isSuccess = (operation: Operation, { request, response }: Exchange): boolean => {
  const { status } = response
  if (status >= 400 || status === 0) return false
  const answer = jsonOf(response)
  if (isEnvelope(answer) || isRefusal(answer)) return false
  return isDone(operation, { status, request: requestOf(request), answer })
}

export const errorOf = ({ response }: Exchange): string | undefined => {
  const value = jsonOf(response)
  if (!isObject(value)) return undefined
  const [first] = Array.isArray(value['errors']) ? (value['errors'] as { id?: string }[]) : []
  return first?.id ?? (value['error'] as { code?: string } | undefined)?.code
}

const textIn = (value: unknown): string | undefined => {
  if (!isObject(value)) return undefined
  const [first] = Array.isArray(value['errors']) ? (value['errors'] as { message?: unknown }[]) : []
  const own = isObject(value['error']) ? value['error']['message'] : (value['message'] ?? value['error'])
  const text = first?.message ?? own
  return typeof text === 'string' ? text : undefined
}

export const wordsOf = ({ response }: Pick<Exchange, 'response'>): string => {
  const { status, body, unreadable } = response
  if (status === 0) return response.failure === undefined ? 'nothing' : `nothing (${response.failure})`
  const value = jsonOf(response)
  const error = errorOf({ request: { method: '', path: '', headers: {} }, response })
  const text = textIn(value) ?? (value === undefined && body !== '' ? body.slice(0, 80) : undefined)
  const parts = [
    `HTTP ${status}`,
    ...(error === undefined ? [] : [error]),
    ...(text === undefined ? [] : [JSON.stringify(text)]),
    ...(unreadable === undefined ? [] : [`and ${unreadable}`]),
  ]
  return parts.join(' ')
}
