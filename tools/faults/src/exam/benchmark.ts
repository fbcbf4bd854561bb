import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownRoot } from '../workspace/fault-workspace'
import { aimedCells } from './aimed-cells'
import { examFaults } from './exam-faults'

export interface PublishedFault {
  readonly fault: string
  /** Those of pages are of one kind, fixed before anything had explored them. */
  readonly kind: string
  /** What a shopper sees. */
  readonly sees: string
  readonly cells: readonly { readonly journey: string; readonly cell: string }[]
  /** How the shop means to behave instead, as a path of the checkout. */
  readonly decision: string
}

const page = readFileSync(join(ownRoot, 'docs/ui-failures.md'), 'utf8')

/** The rows of the published table, whose decisions stand there alone. */
export const publishedRows: readonly string[] = page.match(/^\| `.*$/gm) ?? []

const decisionOf = (fault: string): string => {
  const row = publishedRows.find((each) => each.startsWith(`| \`${fault}\` |`)) ?? ''
  const [, path = ''] = /\[\d+\]\((decisions\/[\w-]+\.md#[\w-]+)\) \|$/.exec(row) ?? []
  return `docs/${path}`
}

const cellsOf = (fault: string) =>
  (aimedCells[fault] ?? []).flatMap(([journey, ...cells]) => cells.map((cell) => ({ journey, cell })))

/** The ground truth of the benchmark: each fault that has cells of its own. */
export const published: readonly PublishedFault[] = examFaults
  .map(({ id, kind, sees = '' }) => ({ fault: id, kind, sees, cells: cellsOf(id), decision: decisionOf(id) }))
  .filter(({ cells }) => cells.length > 0)
  .toSorted((left, right) => (left.fault < right.fault ? -1 : 1))
