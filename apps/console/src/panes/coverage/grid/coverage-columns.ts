import type { CatalogError } from '@soe/contracts'

/** A way a call can fail: an error of the catalogue, a status without one, or no answer at all. */
export interface Column {
  /** `error 208`, `status` or `reset`. */
  id: string
  kind: 'error' | 'status' | 'reset'
  label: string
  meaning: string
  group: string
  /** Absent for bare statuses and resets. */
  error?: CatalogError
}

export const groups = { business: 'Business', application: 'Application', other: 'Other', any: 'Any call' } as const

const groupOf = ({ category, operations }: CatalogError, everyOperation: number): string => {
  if (operations.length === everyOperation) return groups.any
  if (category === 'APPERR') return groups.application
  return category === 'BUSINESSERR' ? groups.business : groups.other
}

export const columnId = (kind: Column['kind'], outcome: string) => (kind === 'error' ? `error ${outcome}` : kind)

const columnOf = (error: CatalogError, everyOperation: number): Column => ({
  id: columnId('error', error.id),
  kind: 'error',
  label: error.id,
  meaning: error.message,
  group: groupOf(error, everyOperation),
  error,
})

const faults: readonly Column[] = [
  {
    id: 'status',
    kind: 'status',
    label: 'status',
    meaning: 'An HTTP status of 400 or more that bears no error of the catalogue.',
    group: groups.any,
  },
  {
    id: 'reset',
    kind: 'reset',
    label: 'reset',
    meaning: 'The connection ends without an answer: the browser sees status 0.',
    group: groups.any,
  },
]

const order: readonly string[] = Object.values(groups)

const byReach = (left: Column, right: Column) =>
  order.indexOf(left.group) - order.indexOf(right.group) ||
  (right.error?.operations.length ?? 0) - (left.error?.operations.length ?? 0)

/** Sorts from what many operations answer to what few do; what any call can meet comes last, as one group. */
export const columnsOf = (errors: readonly CatalogError[], everyOperation: number): Column[] =>
  [...errors.map((error) => columnOf(error, everyOperation)), ...faults].toSorted(byReach)

interface Span {
  group: string
  /** Index of its first column. */
  from: number
  count: number
}

export const groupSpans = (columns: readonly Column[]): Span[] => {
  const spans: Span[] = []
  for (const [at, { group }] of columns.entries()) {
    const last = spans.at(-1)
    if (last?.group === group) last.count += 1
    else spans.push({ group, from: at, count: 1 })
  }
  return spans
}
