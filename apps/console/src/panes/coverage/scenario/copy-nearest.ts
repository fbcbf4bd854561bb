import type { Rule, Scenario } from '@soe/scenario'
import type { Cell } from '../grid/coverage-grid'
import { answerOfCell, nameOfCell } from './draft-of-cell'
import type { Nearest } from './nearest-scenario'

type Target = Pick<Cell, 'operation' | 'column'>

/** Drops the audience: another operation may have other callers. */
const aimRule = (rule: Rule, cell: Target, keepsAnswer: boolean): Rule => {
  const { audience: _audience, reply, fault, ...rest } = rule
  const answer = keepsAnswer ? { reply, fault } : answerOfCell(cell)
  // The catalogue names operation and error, as the types of a rule do.
  return { ...rest, on: [cell.operation], ...answer } as Rule
}

/**
 * Copies the nearest scenario with its rule aimed at the cell. What the shopper would see is unknown, so `sees` is
 * dropped.
 */
export const copyNearest = (cell: Target, { scenario, rule, isExact, isSameAnswer }: Nearest): Scenario => {
  const { sees: _sees, ...document } = scenario.document
  if (isExact) return { ...scenario.document, id: `${scenario.id}-copy` }
  return {
    ...document,
    id: nameOfCell(cell),
    title: `${scenario.title}, for ${cell.operation}`,
    rules: document.rules.map((each) => (each === rule ? aimRule(rule, cell, isSameAnswer) : each)),
  }
}
