import { controlContract, findOperation, isOperationKey } from '@soe/contracts'
import type { Coverage, CoverageRow } from '@soe/simulator-client'
import { InputError } from './input-error'
import type { Io } from './io'
import { readText } from './read-text'

const read = async (file: string, io: Io): Promise<Coverage> => {
  const text = await readText(file, io)
  try {
    return controlContract.readCoverage.responses[200].parse(JSON.parse(text))
  } catch {
    throw new InputError('INVALID_COVERAGE', `${file} is not what "soe-sim coverage --json" prints.`)
  }
}

const keyOf = ({ operation, kind, outcome }: CoverageRow): string => `${operation} ${kind} ${outcome}`

const joined = (left: CoverageRow, right: CoverageRow): CoverageRow => {
  const armed = [...new Set([...(left.armed ?? []), ...(right.armed ?? [])])]
  const { world, failNext, scenario, repeat, refused } = right.by
  const by = {
    world: left.by.world + world,
    failNext: left.by.failNext + failNext,
    scenario: left.by.scenario + scenario,
    repeat: left.by.repeat + repeat,
    refused: left.by.refused + refused,
  }
  return { ...left, calls: left.calls + right.calls, by, ...(armed.length > 0 && { armed }) }
}

const isMet = ({ operation, kind, outcome, calls }: CoverageRow): boolean =>
  kind === 'error' &&
  calls > 0 &&
  isOperationKey(operation) &&
  (findOperation(operation).metadata.errors as readonly string[]).includes(outcome)

/** The coverage of several shards, or of several worlds, as that of one. */
export const mergeCoverage = async (files: readonly string[], io: Io): Promise<Coverage> => {
  const rows = new Map<string, CoverageRow>()
  let known = 0
  let since: string | undefined
  for (const file of files) {
    const coverage = await read(file, io)
    known = Math.max(known, coverage.pairs.known)
    since = [since, coverage.since]
      .filter((each) => each !== undefined)
      .toSorted()
      .at(-1)
    for (const row of coverage.rows) {
      const before = rows.get(keyOf(row))
      rows.set(keyOf(row), before ? joined(before, row) : row)
    }
  }
  const merged = [...rows.values()]
  const pairs = { known, answered: merged.filter(isMet).length }
  return { rows: merged, pairs, ...(since !== undefined && { since }) }
}
