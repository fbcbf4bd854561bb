import { slug } from '../../../format'
import type { Cell } from '../grid/coverage-grid'

type Target = Pick<Cell, 'operation' | 'column'>

/** The status that a draft starts with. */
const draftStatus = 503

export const nameOfCell = ({ operation, column }: Target) => slug(`${operation}-${column.label}`)

const answers = {
  error: (label: string) => `reply: { error: "${label}" }`,
  status: () => `reply: { status: ${draftStatus} }`,
  reset: () => 'fault: { reset: true }',
} as const

const titles = {
  error: (label: string) => `answers ${label}`,
  status: () => `answers status ${draftStatus}`,
  reset: () => 'ends without an answer',
} as const

/** Writes a scenario in which the first call of a session ends as the cell says. */
export const draftOfCell = (cell: Target): string => {
  const { operation, column } = cell
  const name = nameOfCell(cell)
  const sentence = `${operation} ${titles[column.kind](column.label)} once`
  return `apiVersion: sim/v1
kind: Scenario
id: ${name}
title: ${sentence}
rules:
  - id: ${name}
    on: ${operation}
    per: session
    nth: 1
    ${answers[column.kind](column.label)}
    commit: false
expect:
  - { rule: ${name}, fired: 1 }
`
}

/** One file with a scenario for each cell. */
export const draftsOfCells = (cells: readonly Target[]): string => cells.map(draftOfCell).join('---\n')

/** The cell's answer as fields of a rule. */
export const answerOfCell = ({ column }: Target): Readonly<Record<string, unknown>> => {
  if (column.kind === 'reset') return { fault: { reset: true } }
  return { reply: column.kind === 'status' ? { status: draftStatus } : { error: column.label } }
}
