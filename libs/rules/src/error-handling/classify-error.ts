import type { ErrorId } from '@soe/contracts'
import { errorRows, type ErrorFacts, type ErrorRow, type Handling } from './error-rows'

const includes = (list: readonly unknown[] | undefined, value: unknown) => list?.includes(value) ?? true

const matches = (row: ErrorRow, facts: ErrorFacts): boolean =>
  includes(row.ids, facts.id) &&
  includes(row.statuses, facts.status) &&
  includes(row.operations, facts.operation) &&
  (row.message?.test(facts.message ?? '') ?? true) &&
  (row.when?.(facts) ?? true)

/** What to do about a failed call: the first matching row of the table, else show its message. */
export const classifyError = (facts: ErrorFacts): Handling =>
  errorRows.find((row) => matches(row, facts))?.handling ?? 'message'

/** What is usually done about an error: what the widest row for its id says, else its status and message. */
export const usualHandling = (facts: ErrorFacts & { readonly id: ErrorId }): Handling =>
  errorRows.findLast(({ ids }) => ids?.includes(facts.id))?.handling ?? classifyError(facts)
