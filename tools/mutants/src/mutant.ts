import { drawnName } from './drawn-name.mjs'

export interface Mutation {
  /** Below the subject's folder. */
  readonly file: string
  readonly place?: string
  readonly name?: string
}

export interface Position {
  readonly line: number
  readonly column: number
}

export interface Location {
  readonly start: Position
  readonly end: Position
}

export type Status =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'Ignored'
  | 'RuntimeError'
  | 'CompileError'
  | 'Pending'

export interface MutantResult {
  /** Path in the workspace. */
  readonly file: string
  readonly mutator: string
  readonly original: string
  readonly replacement: string
  readonly line: number
  readonly status: Status
  /** Why it was ignored. */
  readonly reason?: string
}

interface ReportedMutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: Location
  readonly status: Status
  readonly statusReason?: string
}

/** Stryker's report, as far as it is read. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly ReportedMutant[]
      }
    >
  >
}

const offsetOf = (lines: readonly string[], { line, column }: Position) =>
  lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1

/** The text between two positions, whose lines and columns count from 1. */
const textAt = (source: string, { start, end }: Location): string => {
  const lines = source.split('\n')
  return source.slice(offsetOf(lines, start), offsetOf(lines, end))
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const fromZero = ({ line, column }: Position): Position => ({ line: line - 1, column: column - 1 })

const reportedName = ({ mutatorName, replacement = '', location: { start, end } }: ReportedMutant) =>
  drawnName({ mutatorName, replacement, location: { start: fromZero(start), end: fromZero(end) } })

/**
 * The mutants of a report, each with its file's path in the workspace.
 * @param isTried by the file below the folder and the mutant's name in it
 */
export const readReport = (
  { files }: MutationReport,
  folder: string,
  isTried: (file: string, name: string) => boolean = () => true,
): MutantResult[] =>
  Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter((mutant) => isTried(path, reportedName(mutant)))
      .map(({ mutatorName, replacement = '', location, status, statusReason }) => ({
        file: `${folder}/${path}`,
        mutator: mutatorName,
        original: oneLine(textAt(source, location)),
        replacement: oneLine(replacement),
        line: location.start.line,
        status,
        ...(status === 'Ignored' && statusReason !== undefined && { reason: statusReason }),
      })),
  )
