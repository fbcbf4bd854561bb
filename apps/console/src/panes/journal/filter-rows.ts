import type { JournalRow } from '../../data'
import { toneOf } from './call-outcome'

export interface JournalFilter {
  text: string
  isErrorsOnly: boolean
  isRulesOnly: boolean
}

export const isFailure = (row: JournalRow): boolean => row.kind === 'call' && toneOf(row.call) !== 'plain'
export const isByRule = (row: JournalRow): boolean => row.kind === 'call' && row.call.rule !== undefined

const wordsOf = (row: JournalRow): string => {
  if (row.kind === 'event') return row.event.sentence
  const { id, operation, error = '', status, audience, session = '', requestId = '', rule } = row.call
  return [id, operation, error, status, audience, session, requestId, rule?.scenario, rule?.rule].join(' ')
}

export const filterRows = (
  rows: readonly JournalRow[],
  { text, isErrorsOnly, isRulesOnly }: JournalFilter,
): readonly JournalRow[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && !isErrorsOnly && !isRulesOnly) return rows
  return rows.filter((row) => {
    if (isErrorsOnly && !isFailure(row)) return false
    if (isRulesOnly && !isByRule(row)) return false
    const found = words.length === 0 ? '' : wordsOf(row).toLowerCase()
    return words.every((word) => found.includes(word))
  })
}
