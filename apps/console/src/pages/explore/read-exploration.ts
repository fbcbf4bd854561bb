import type { Scenario } from '@soe/simulator-client'

export const standings = ['green', 'red', 'not-reached', 'broken', 'pruned', 'not-run'] as const
export type Standing = (typeof standings)[number]

/** A call and one thing that went wrong with it, as `explore.json` has it. */
export interface ExploredCell {
  readonly id: string
  readonly test: string
  readonly call: string
  readonly failure: string
  readonly standing: Standing
  readonly title: string
  /** The cell that was run in its place. */
  readonly equal?: string
  readonly findings?: readonly { readonly oracle: string; readonly says: string }[]
  readonly stoppedBy?: string
  readonly page?: string
  readonly scenario: Scenario
}

export interface Explored {
  readonly seconds: number
  readonly cells: readonly ExploredCell[]
}

export class ExplorationFileError extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCell = (value: unknown): value is ExploredCell =>
  isRecord(value) &&
  ['id', 'test', 'call', 'failure', 'title'].every((name) => typeof value[name] === 'string') &&
  standings.some((standing) => standing === value['standing']) &&
  isRecord(value['scenario'])

const isExplored = (value: unknown): value is Explored =>
  isRecord(value) &&
  typeof value['seconds'] === 'number' &&
  Array.isArray(value['cells']) &&
  value['cells'].length > 0 &&
  value['cells'].every(isCell)

export const readExploration = (name: string, text: string): Explored => {
  const value = ((): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw new ExplorationFileError(`${name} is not JSON. soe-sim explore leaves explore.json beside its pages.`)
    }
  })()
  if (isExplored(value)) return value
  throw new ExplorationFileError(`${name} is JSON but no exploration: it lacks cells with a call and a failure.`)
}

/** Those that matter most come first. */
const worst: readonly Standing[] = ['red', 'broken', 'not-reached', 'not-run', 'green', 'pruned']

const worstOf = (cells: readonly ExploredCell[]): Standing | undefined =>
  worst.find((standing) => cells.some((cell) => cell.standing === standing))

export interface MatrixEntry {
  readonly failure: string
  readonly cells: readonly ExploredCell[]
  readonly standing: Standing | undefined
}

export interface MatrixRow {
  readonly test: string
  readonly call: string
  readonly entries: readonly MatrixEntry[]
}

/** A call's declared errors share a column. */
const columnOf = ({ failure }: ExploredCell) => (/^error-(?!committed$)/.test(failure) ? 'errors' : failure)

/** The calls of each test down, what went wrong across. */
export const matrixOf = ({ cells }: Explored): { failures: string[]; rows: MatrixRow[] } => {
  const failures = [...new Set(cells.map(columnOf))]
  const calls = new Map(cells.map((cell) => [`${cell.test} ${cell.call}`, cell]))
  const rows = [...calls.values()].map(({ test, call }) => {
    const own = cells.filter((cell) => cell.test === test && cell.call === call)
    const entries = failures.map((failure) => {
      const at = own.filter((cell) => columnOf(cell) === failure)
      return { failure, cells: at, standing: worstOf(at) }
    })
    return { test, call, entries }
  })
  return { failures, rows }
}
