import { findOperation } from '@soe/contracts'
import { isHidden } from '@soe/contracts/redaction'
import type { NumberedCall } from '../journal/journal'
import { jsonIn } from './usual-carrier'

interface Issue {
  readonly code: string
  readonly message: string
  readonly path: readonly PropertyKey[]
}

interface Schema {
  safeParse(value: unknown): { readonly error?: { readonly issues: readonly Issue[] } }
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** How an answer breaks its contract, in a sentence; undefined where it keeps it. A field more breaks nothing. */
export const brokenPromise = ({ call }: NumberedCall): string | undefined => {
  const { operation, status, error, answer } = call
  const { metadata, responses } = findOperation(operation)
  const declared: readonly string[] = metadata.errors
  if (error !== undefined)
    return declared.includes(error) || status >= 400
      ? undefined
      : `The contract does not declare ${error} for ${operation}.`
  const schema = (responses as Readonly<Record<number, unknown>>)[status] as Schema | undefined
  const body = jsonIn(answer?.text)
  if (status !== 200 || body === undefined || typeof schema?.safeParse !== 'function') return undefined
  const issue = schema
    .safeParse(body)
    .error?.issues.find(({ code, path }) => code !== 'unrecognized_keys' && !isHidden(at(body, path)))
  return issue && `The answer to ${operation} breaks its contract at ${issue.path.join('.')}: ${issue.message}.`
}
