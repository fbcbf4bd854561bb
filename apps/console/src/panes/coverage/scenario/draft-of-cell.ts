import { slug } from '../../../format'
import type { Cell } from '../grid/coverage-grid'

type Target = Pick<Cell, 'operation' | 'column'>

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

export const draftsOfCells = (cells: readonly Target[]): string => cells.map(draftOfCell).join('---\n')

export const answerOfCell = ({ column }: Target): Readonly<Record<string, unknown>> => {
  if (column.kind === 'reset') return { fault: { reset: true } }
  return { reply: column.kind === 'status' ? { status: draftStatus } : { error: column.label } }
}
