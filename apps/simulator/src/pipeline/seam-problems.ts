import { findOperation, type OperationKey } from '@soe/contracts'
import type { z } from 'zod'
import type { CallInput } from './call-input'
import type { Reply } from './reply'

const problemIn = (schema: z.ZodType | undefined, value: unknown): string | undefined => {
  if (!schema || schema.validate(value)) return undefined
  const [issue] = schema.safeParse(value).error?.issues ?? []
  const place = issue?.path.map(String).join('.') ?? ''
  return place === '' ? (issue?.message ?? 'it does not fit') : `${place}: ${issue?.message}`
}

const requestProblem = (key: OperationKey, { body, query }: Pick<CallInput, 'body' | 'query'>) => {
  const { body: ofBody, query: ofQuery } = findOperation(key) as { body?: z.ZodType; query?: z.ZodType }
  return problemIn(ofBody, body) ?? problemIn(ofQuery, query)
}

/** Statuses whose answer has no body of the contract: a page leads on, and a cache has the answer already. */
const isWithoutBody = (status: number): boolean => status >= 300 && status < 400

const answerProblem = (key: OperationKey, reply: Reply): string | undefined => {
  // What nobody has read is a stream.
  if (reply.kind !== 'carried' || reply.bytes === undefined || isWithoutBody(reply.status)) return undefined
  const schema = (findOperation(key).responses as Record<number, z.ZodType | undefined>)[reply.status]
  if (!schema) return `there is no answer with the status ${reply.status}`
  return reply.body === undefined ? 'it is no JSON' : problemIn(schema, reply.body)
}

const named = (what: string, problem: string | undefined): string[] =>
  problem === undefined ? [] : [`The ${what} is not what the contract says: ${problem}.`]

/** What crosses to a real backend and back and breaks the contract, in a sentence each. */
export const seamProblems = (key: OperationKey, input: Pick<CallInput, 'body' | 'query'>, own: Reply): string[] => [
  ...named('request', requestProblem(key, input)),
  ...named("backend's answer", answerProblem(key, own)),
]
