import type { WorldOverview } from '@soe/simulator-client'
import { useNotify } from '@soe/ui'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { handOverKey, useArm, useCatalogScenarios, useJournal, type JournalRow } from '../../data'
import { paneHref } from '../../routes'
import type { Column } from './grid/coverage-columns'
import type { Cell } from './grid/coverage-grid'
import { draftOfCell, draftsOfCells, answerOfCell, nameOfCell } from './scenario/draft-of-cell'
import { nearestScenario, type Nearest } from './scenario/nearest-scenario'
import type { Rule, Scenario } from '@soe/scenario'

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

type CallRow = Extract<JournalRow, { kind: 'call' }>

const isCall = (row: JournalRow): row is CallRow => row.kind === 'call'

const ends = {
  error: ({ call }: CallRow, label: string) => call.error === label,
  // A scripted status may carry an error of the simulator's own.
  status: ({ call }: CallRow) => call.status >= 400 && (call.error ?? 'SCRIPTED_STATUS') === 'SCRIPTED_STATUS',
  reset: ({ call }: CallRow) => call.status === 0,
} as const

export const latestCallOf = (
  rows: readonly JournalRow[],
  { operation, column: { kind, label } }: Pick<Cell, 'operation' | 'column'>,
): CallRow | undefined =>
  rows.findLast((row): row is CallRow => isCall(row) && row.call.operation === operation && ends[kind](row, label))

export const useCellActions = (world: WorldOverview, cell: Cell | undefined, columns: readonly Column[]) => {
  const notify = useNotify()
  const [, go] = useLocation()
  const arm = useArm(world.id)
  const { journal, feed } = useJournal()
  const { data: scenarios } = useCatalogScenarios()
  const nearest = useMemo(
    () => (cell === undefined ? undefined : nearestScenario(cell, scenarios ?? [], columns)),
    [cell, scenarios, columns],
  )
  const latest = useMemo(() => cell && latestCallOf(journal.rows, cell), [journal.rows, cell])

  const handOver = (text: string) => {
    try {
      sessionStorage.setItem(handOverKey(world.id), text)
      go(paneHref(world.id, 'scenarios'))
    } catch {
      notify('The browser keeps no text so long: export the holes as a file', 'red')
    }
  }
  const write = () => {
    if (cell === undefined) return notify('Choose a cell first')
    handOver(draftOfCell(cell))
  }
  const copy = async () => {
    if (cell === undefined || nearest === undefined) return
    // Loaded on demand: it brings the whole scenario schema.
    const { writeYaml } = await import('@soe/scenario')
    handOver(writeYaml(copyNearest(cell, nearest)))
  }
  const armExact = () => {
    if (!scenarios) return notify('The built-in scenarios are still being read')
    if (!nearest?.isExact) return notify('No built-in scenario gives just this: write one')
    const { id, document } = nearest.scenario
    arm.mutate(document, { onSuccess: () => notify(`${id} armed`) })
  }
  const openJournal = () => {
    if (latest === undefined)
      return notify(
        feed === 'opening' ? 'The journal is still being read' : 'The journal of this world has no such call',
      )
    const { operation, error } = latest.call
    go(paneHref(world.id, 'journal', { find: [operation, error].filter(Boolean).join(' '), decision: latest.id }))
  }
  return {
    nearest,
    latest,
    arming: arm,
    write,
    copy,
    armExact,
    openJournal,
    writeAll: (cells: readonly Cell[]) => handOver(draftsOfCells(cells)),
  }
}

export type CellActions = ReturnType<typeof useCellActions>
