import { findOperation } from '@soe/contracts'
import { isHidden } from '@soe/contracts/redaction'
import type { NumberedCall } from '../journal/journal'
import { jsonIn } from './usual-carrier'

interface Issue {
  readonly code: string
  readonly message: string
  readonly path: readonly PropertyKey[]
  /** Of fields that are not declared. */
  readonly keys?: readonly string[]
}

interface Schema {
  safeParse(value: unknown): { readonly error?: { readonly issues: readonly Issue[] } }
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** What the schema of an answer finds wrong with it; nothing where it is no answer of 200, or not held. */
const issuesOf = ({ call: { operation, status, error, answer } }: NumberedCall): readonly Issue[] => {
  const { responses } = findOperation(operation)
  const schema = (responses as Readonly<Record<number, unknown>>)[status] as Schema | undefined
  const body = jsonIn(answer?.text)
  if (error !== undefined || status !== 200 || body === undefined || typeof schema?.safeParse !== 'function') return []
  return (schema.safeParse(body).error?.issues ?? []).filter(({ path }) => !isHidden(at(body, path)))
}

/** How an answer breaks its contract, in a sentence; undefined where it keeps it. A field more breaks nothing. */
export const brokenPromise = (found: NumberedCall): string | undefined => {
  const { operation, status, error } = found.call
  const declared: readonly string[] = findOperation(operation).metadata.errors
  if (error !== undefined && status < 400 && !declared.includes(error))
    return `The contract does not declare ${error} for ${operation}.`
  const issue = issuesOf(found).find(({ code }) => code !== 'unrecognized_keys')
  return issue && `The answer to ${operation} breaks its contract at ${issue.path.join('.')}: ${issue.message}.`
}

/** The fields of an answer that the contract does not declare. */
export const undeclaredFields = (found: NumberedCall): string[] => issuesOf(found).flatMap(({ keys = [] }) => keys)
