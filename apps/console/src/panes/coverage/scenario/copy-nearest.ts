import type { Rule } from '@soe/scenario'
import type { Cell } from '../grid/coverage-grid'
import { answerOfCell, nameOfCell } from './draft-of-cell'
import type { Nearest } from './nearest-scenario'

type Place = Pick<Cell, 'operation' | 'column'>

/** Whoever it was about, another operation may have other callers. */
const aimRule = (rule: Rule, cell: Place, keepsAnswer: boolean): object => {
  const { audience: _audience, ...aimed } = { ...rule, on: [cell.operation] }
  if (keepsAnswer) return aimed
  const { reply: _reply, fault: _fault, ...rest } = aimed
  return { ...rest, ...answerOfCell(cell) }
}

/** The near scenario's document with its near rule aimed at the cell. What the shopper sees then is not known. */
export const copyNearest = (cell: Place, { scenario, rule, isExact, isSameAnswer }: Nearest): object => {
  const { sees: _sees, ...document } = scenario.document
  if (isExact) return { ...scenario.document, id: `${scenario.id}-copy` }
  return {
    ...document,
    id: nameOfCell(cell),
    title: `${scenario.title}, for ${cell.operation}`,
    rules: document.rules.map((each) => (each === rule ? aimRule(rule, cell, isSameAnswer) : each)),
  }
}
