import type { Exploration, JudgedCell } from '../explore-test'
import { escapeMarkup as escape } from '@soe/contracts'
import { countCells, standingOf } from './standing'

const bodyOf = (judged: JudgedCell): string => {
  const standing = standingOf(judged)
  const says = (judged.result?.findings ?? []).map((finding) => `${finding.oracle}: ${finding.says}`).join('\n')
  if (standing === 'green') return ''
  if (standing === 'red') return `<failure message="${escape(judged.cell.title)}">${escape(says)}</failure>`
  if (standing === 'broken') return `<error message="not judged">${escape(says)}</error>`
  const why = standing === 'pruned' ? `equals ${judged.cell.equal}` : standing
  return `<skipped message="${escape(why)}"/>`
}

const caseOf = (judged: JudgedCell): string => {
  const { cell, result } = judged
  const seconds = ((result?.ms ?? 0) / 1000).toFixed(3)
  return `  <testcase classname="${escape(cell.call)}" name="${escape(cell.id)}" time="${seconds}">${bodyOf(judged)}</testcase>`
}

/** The report that build servers read: a case a cell. */
export const writeJunit = (exploration: Exploration): string => {
  const { red, broken, pruned, 'not-reached': notReached, 'not-run': notRun } = countCells(exploration)
  const numbers = `tests="${exploration.cells.length}" failures="${red}" errors="${broken}" skipped="${pruned + notReached + notRun}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="soe-sim explore" ${numbers} time="${exploration.seconds.toFixed(3)}">`,
    ...exploration.cells.map(caseOf),
    '</testsuite>',
    '',
  ].join('\n')
}
