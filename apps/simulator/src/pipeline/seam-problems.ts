import { findOperation, type OperationKey } from '@soe/contracts'
import type { z } from 'zod'
import { firstIssues } from '../validation/issues-in'
import type { CallInput } from './call-input'
import type { Reply } from './reply'

const problemIn = (schema: z.ZodType | undefined, value: unknown): string | undefined => {
  if (!schema || schema.validate(value)) return undefined
  const [issue] = firstIssues(schema, value)
  const place = issue?.path.map(String).join('.') ?? ''
  return place === '' ? (issue?.message ?? 'it does not fit') : `${place}: ${issue?.message}`
}

export const requestProblem = (key: OperationKey, { body, query }: Partial<Pick<CallInput, 'body' | 'query'>>) => {
  const { body: ofBody, query: ofQuery } = findOperation(key) as { body?: z.ZodType; query?: z.ZodType }
  return problemIn(ofBody, body) ?? problemIn(ofQuery, query)
}

/** The contract declares no body for a redirect, nor for an answer that the client has cached. */
const isWithoutBody = (status: number): boolean => status >= 300 && status < 400

export const responseSchema = (key: OperationKey, status: number) =>
  (findOperation(key).responses as Readonly<Record<number, z.ZodType | undefined>>)[status]

const answerProblem = (key: OperationKey, reply: Reply): string | undefined => {
  if (reply.kind !== 'carried' || isWithoutBody(reply.status)) return undefined
  const schema = responseSchema(key, reply.status)
  if (!schema) return `there is no answer with the status ${reply.status}`
  // Without bytes it is a stream, which passes unread.
  if (reply.bytes === undefined) return undefined
  return reply.body === undefined ? 'it is not JSON' : problemIn(schema, reply.body)
}

const named = (what: string, problem: string | undefined): string[] =>
  problem === undefined ? [] : [`The ${what} is not what the contract says: ${problem}.`]

/** A sentence for each side of a carried call that breaks the contract. */
export const seamProblems = (key: OperationKey, input: Pick<CallInput, 'body' | 'query'>, own: Reply): string[] => [
  ...named('request', requestProblem(key, input)),
  ...named("backend's answer", answerProblem(key, own)),
]
