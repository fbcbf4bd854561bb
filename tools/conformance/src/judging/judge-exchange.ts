import { ErrorEnvelopeSchema, RefusalSchema, type ErrorEnvelope, type Operation } from '@soe/contracts'
import type { z } from 'zod'
import { jsonOf, type Exchange } from '../target/exchange'
import { envelopeViolations } from './judge-envelope'
import { headerViolations } from './judge-headers'
import { moneyViolations } from './money'
import { schemaViolations, type IsHidden } from './schema-issues'
import { isDone } from './success-rules'
import { violation, type Violation } from './violation'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSchema = (declared: unknown): declared is z.ZodType => isObject(declared) && '_zod' in declared

const answerSchema = ({ responses }: Operation): z.ZodType | undefined => {
  const union = (responses as Record<number, unknown>)[200]
  if (!isSchema(union)) return undefined
  const { options = [union] } = (union as unknown as { def: { options?: z.ZodType[] } }).def
  return options[0]
}

interface Answered {
  readonly value: unknown
  readonly status: number
  readonly operation: Operation
  readonly isHidden?: IsHidden | undefined
}

const envelopeSchemaViolations = ({ value, status, operation, isHidden }: Answered): Violation[] => {
  const broken = schemaViolations(ErrorEnvelopeSchema, value, isHidden)
  return broken.length > 0 ? broken : envelopeViolations(value as ErrorEnvelope, status, operation.metadata.errors)
}

const doneViolations = ({ value, operation, isHidden }: Answered): Violation[] => {
  const schema = answerSchema(operation)
  const broken = schema ? schemaViolations(schema, value, isHidden) : []
  return [...broken, ...moneyViolations(value)]
}

/** Everything that breaks the contract in the body of an answer. */
export const bodyViolations = (answered: Answered): Violation[] => {
  const { value, status, isHidden } = answered
  if (isObject(value) && 'errors' in value && 'statusCode' in value && Array.isArray(value['errors'])) {
    return envelopeSchemaViolations(answered)
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
  if (response.status === 0) return [violation('no-answer', '', 'the connection ended without an answer', 100)]
  if (!isDeclared(operation, response.status)) {
    return [violation('undeclared-status', '', `the operation may not answer HTTP ${response.status}`)]
  }
  const around = headerViolations(exchange, true)
  if (response.body === '') {
    return response.status === 200 ? [...around, violation('no-body', '', 'the answer has no body')] : around
  }
  const value = jsonOf(response)
  if (value === undefined) {
    return around.some(({ kind }) => kind === 'no-json')
      ? around
      : [...around, violation('no-json', '', 'the answer can not be parsed as JSON')]
  }
  return [...around, ...bodyViolations({ value, status: response.status, operation, isHidden })]
}

/** Whether the operation did what was asked. */
export const isSuccess = ({ metadata }: Operation, { response }: Exchange): boolean =>
  response.status < 400 && response.status > 0 && isDone(metadata.success, response.status, jsonOf(response))

/** The id of the first error, or the code of a refusal. */
export const errorOf = ({ response }: Exchange): string | undefined => {
  const value = jsonOf(response)
  if (!isObject(value)) return undefined
  const [first] = Array.isArray(value['errors']) ? (value['errors'] as { id?: string }[]) : []
  return first?.id ?? (value['error'] as { code?: string } | undefined)?.code
}
