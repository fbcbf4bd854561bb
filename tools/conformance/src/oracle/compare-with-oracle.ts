import { operationOf } from '../contract/judged-operations'
import { createFindings, type Findings } from '../findings/finding'
import { contractViolations } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import { createCoverage } from '../run/coverage'
import type { Check } from '../run/check'
import { runChecks, type RunOptions } from '../run/run-checks'
import { createSharedStates } from '../run/shared-states'
import type { Call } from '../shopping/call'
import { createServed } from '../shopping/served'
import { sortDifferences, type Accepted } from './accepted-differences'
import {
  differencesOf,
  isSameDifference,
  otherCourses,
  placeOf,
  readRoles,
  type Difference,
  type FactReader,
} from './differences'
import { createRecorder, type Recording } from './recording'

const compared: ReadonlySet<Check['family']> = new Set(['example', 'effect', 'journey'])

/** What both backends are asked. */
export const comparedChecks = (checks: readonly Check[]): Check[] => checks.filter(({ family }) => compared.has(family))

/** Runs the checks for what is answered, not for what they find; ids of a state that two runs share would be no noise. */
const record = async (checks: readonly Check[], options: RunOptions): Promise<Recording> => {
  const { onCall, recordingOf } = createRecorder()
  const { onResult: _, onOther: _onOther, ...silent } = options
  const own = {
    served: createServed(),
    findings: createFindings(options.now),
    coverage: createCoverage(),
    sharedStates: createSharedStates(options.states.shopper),
  }
  await runChecks(checks, { ...silent, ...own, onCall })
  return recordingOf(checks)
}

export interface OracleReport {
  readonly url: string
  /** Places that differ between two runs on the same backend. */
  readonly noise: readonly string[]
  readonly accepted: readonly string[]
  /** Places where the oracle breaks the contract, and the target does not. */
  readonly oracleBroken: readonly string[]
  /** Journeys that can't be compared, because the backends take different courses. */
  readonly notCompared: readonly string[]
  readonly faults: readonly string[]
}

export interface OracleOptions {
  readonly checks: readonly Check[]
  readonly target: RunOptions
  readonly oracle: RunOptions
  readonly findings: Findings
  readonly accepted: readonly Accepted[]
  readonly today: string
}

/** Whether an answer breaks the contract at a place, or as a whole. */
const breaksAt = (call: Call | undefined, path: string): boolean =>
  call !== undefined &&
  contractViolations(operationOf(call.key), call.exchange).some((found) => found.path === '' || found.path === path)

const findDifference = (
  findings: Findings,
  { check, key, path, values, index }: Difference,
  calls: readonly Call[],
) => {
  const [ours, theirs] = values
  const message = `${ours} here, ${theirs} at the oracle; the contract allows both`
  const moments = calls.slice(0, index + 1).map((call) => ({ call }))
  const audience = calls[index]?.audience ?? 'prospect'
  findings.add({ check, key, audience, moments, violation: violation('differs-from-oracle', path, message) })
}

/** The differences that are among the others too. */
const shownAgain = (found: readonly Difference[], others: readonly Difference[]) =>
  found.filter((one) => others.some((other) => isSameDifference(one, other)))

/** The differences that show once more when their checks are run again: an id that is drawn may be one met before. */
const confirmed = async (found: readonly Difference[], { checks, target, oracle }: OracleOptions, read: FactReader) => {
  const differing = new Set(found.map(({ check }) => check))
  const again = checks.filter(({ name }) => differing.has(name))
  if (again.length === 0) return []
  return shownAgain(found, differencesOf(await record(again, target), await record(again, oracle), read))
}

/**
 * Asks both backends the same, each of them twice: what differs between the two runs of one backend is noise.
 * Of the rest, an answer that breaks the contract is a finding of its own; only what the contract allows is compared.
 */
export const compareWithOracle = async (options: OracleOptions): Promise<OracleReport> => {
  const { checks, target, oracle, findings } = options
  const ours = await record(checks, target)
  const theirs = await record(checks, oracle)
  const oursAgain = await record(checks, target)
  const theirsAgain = await record(checks, oracle)
  const noise = new Set([...differencesOf(ours, oursAgain), ...differencesOf(theirs, theirsAgain)].map(placeOf))
  const read = readRoles(noise)
  const shown = shownAgain(differencesOf(ours, theirs, read), differencesOf(oursAgain, theirsAgain, read))
  const found = await confirmed(shown, options, read)
  const callsOf = ({ check }: Difference) => ours.get(check) ?? []
  const legal = found.filter((one) => !breaksAt(callsOf(one)[one.index], one.path))
  const isOracles = (one: Difference) => breaksAt(theirs.get(one.check)?.[one.index], one.path)
  const sorted = sortDifferences(
    legal.filter((one) => !isOracles(one)),
    options.accepted,
    options.today,
  )
  for (const one of sorted.open) findDifference(findings, one, callsOf(one))
  return {
    url: oracle.target.url,
    noise: [...noise],
    accepted: sorted.accepted,
    oracleBroken: [...new Set(legal.filter(isOracles).map(placeOf))],
    notCompared: otherCourses(ours, theirs),
    faults: sorted.faults,
  }
}
