import { errorRows, type ErrorFacts, type ErrorLists, type ErrorRow, type Handling } from './error-rows'

/** The ids that the specification leaves open, as this shop configures them. */
export const defaultErrorLists: ErrorLists = {
  lockIds: ['CART_LOCKED'],
  caseCancelledIds: ['CASE_CANCELLED'],
  redisIds: ['REDIS_TIMEOUT', 'REDIS_ERROR'],
}

function matches(row: ErrorRow, facts: ErrorFacts, lists: ErrorLists): boolean {
  const ids = row.idList === undefined ? row.ids : lists[row.idList]
  const { id = '', status, operation = '', message = '' } = facts
  return (
    (ids?.includes(id) ?? true) &&
    (row.statuses?.includes(status ?? Number.NaN) ?? true) &&
    (row.operation?.test(operation) ?? true) &&
    (row.message?.test(message) ?? true) &&
    (row.when?.(facts) ?? true)
  )
}

/** What to do about a failed call: the first matching row of the table, else show its message. */
export function classifyError(facts: ErrorFacts, lists: ErrorLists = defaultErrorLists): Handling {
  return errorRows.find((row) => matches(row, facts, lists))?.handling ?? 'message'
}
