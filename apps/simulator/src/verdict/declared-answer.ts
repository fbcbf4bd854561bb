import { findOperation } from '@soe/contracts'
import { isHidden } from '@soe/contracts/redaction'
import type { NumberedCall } from '../journal/journal'
import { jsonIn } from '../http/carried-answer'
import { responseSchema } from '../pipeline/seam-problems'
import type { Issue } from '../validation/issues-in'

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** What its schema finds wrong with an answer of 200 that the journal holds. */
const issuesOf = ({ call: { operation, status, error, answer } }: NumberedCall): readonly Issue[] => {
  const body = jsonIn(answer?.text)
  if (error !== undefined || status !== 200 || body === undefined) return []
  const issues = responseSchema(operation, status)?.safeParse(body).error?.issues ?? []
  return issues.filter(({ path }) => !isHidden(at(body, path)))
}

/** How an answer breaks its contract, in a sentence; an extra field does not break it. */
export const brokenPromise = (found: NumberedCall): string | undefined => {
  const { operation, status, error } = found.call
  const declared: readonly string[] = findOperation(operation).metadata.errors
  if (error !== undefined && status < 400 && !declared.includes(error))
    return `The contract does not declare ${error} for ${operation}.`
  const issue = issuesOf(found).find(({ code }) => code !== 'unrecognized_keys')
  return issue && `The answer to ${operation} breaks its contract at ${issue.path.join('.')}: ${issue.message}.`
}

/** The fields of an answer that the contract does not declare. */
export const undeclaredFields = (found: NumberedCall): string[] =>
  issuesOf(found).flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
