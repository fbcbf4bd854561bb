import { redact } from '@soe/contracts/redaction'
import { facts as betweenAnswers, placedRowsOf } from '@soe/promises'
import { audiencesOf } from '../contract/judged-operations'
import { promisedSituations } from '../run/situations'
import { faultClasses, faultOf, type FindingKind } from '../judging/kinds'
import { exitCode } from '../exit-code'
import { groupCauses, type Cause } from '../findings/group-causes'
import { ownCalls, type Finding } from '../findings/finding'
import type { SelfChecked } from '../self-check/self-check'
import type { CoverageRow } from '../run/coverage'
import type { CheckResult, Verdict } from '../run/run-checks'
import type { Moment } from '../shopping/scene'
import type { Exchange } from '../target/exchange'
import { pagesThatRead, recordedFields } from '../used/used-fields'
import type { OracleReport } from '../oracle/compare-with-oracle'
import { curlOf } from './curl'
import { maskExchange } from './mask-secrets'

/** A call of a finding as reports show it. */
export interface ReportedCall {
  readonly operation: string
  readonly audience: string
  /** Who called, where several shoppers are in it. */
  readonly by?: string
  readonly isSetup: boolean
  readonly exchange: Exchange
  readonly curl: string
}

/** What was done to a shopper from outside. */
export interface ReportedEvent {
  readonly event: string
}

/** An operation that a finding was met in. */
export interface ReportedPlace {
  readonly operation: string
  readonly kind: FindingKind
  readonly path: string
  readonly message: string
  readonly fingerprint: string
  readonly count: number
}

/** One cause: what is wrong, wherever it was met. */
export interface ReportedFinding {
  readonly fingerprint: string
  /** The operation that says it best; `operations` has all of them. */
  readonly operation: string
  readonly operations: readonly string[]
  readonly kind: FindingKind
  readonly path: string
  readonly message: string
  /** The shop's pages that read the field, and so show it wrongly. */
  readonly pages: readonly string[]
  readonly fault: { readonly code: number; readonly name: string }
  readonly check: string
  readonly audiences: readonly string[]
  readonly count: number
  /** Calls beyond those that set the state up. */
  readonly calls: number
  readonly foundAfterMs: number
  readonly waived: boolean
  readonly places: readonly ReportedPlace[]
  /** The file that makes its calls again, beside the reports. */
  readonly replay?: string
  readonly steps: readonly (ReportedCall | ReportedEvent)[]
}

export interface ReportedCoverage {
  readonly operation: string
  readonly calls: number
  readonly statuses: readonly number[]
  readonly audiences: readonly string[]
  readonly errorsSeen: readonly string[]
  readonly errorsNeverSeen: readonly string[]
  /** States that it was called in, and those that the contract says something of besides. */
  readonly statesEntered: readonly string[]
  readonly statesNeverEntered: readonly string[]
  readonly audiencesNeverMet: readonly string[]
  /** What holds within its answers that no answer was held to. */
  readonly promisesNeverMet: readonly string[]
  readonly p50: number
  readonly p95: number
}

/** Checks that were not judged, or left out, for one reason. */
export interface ReportedReason {
  readonly reason: string
  readonly checks: readonly string[]
}

/** All that a run found, without any secret: every kind of report is made of it. */
export interface Report {
  readonly target: string
  readonly contractVersion: string
  /** Undefined where nothing was generated. */
  readonly seed?: number | undefined
  readonly ms: number
  readonly cpuMs: number
  readonly selfCheck?: SelfChecked | undefined
  readonly counts: Readonly<Record<Verdict, number>>
  readonly findings: readonly ReportedFinding[]
  readonly notJudged: readonly ReportedReason[]
  readonly leftOut: readonly ReportedReason[]
  /** What operations break that were not chosen. */
  readonly others: readonly string[]
  readonly waiverFaults: readonly string[]
  readonly leftovers: readonly string[]
  /** What a comparison with an oracle says besides its findings. */
  readonly oracle?: OracleReport
  readonly coverage: readonly ReportedCoverage[]
  /** What holds between answers that no answer was held to. */
  readonly promisesNeverMet: readonly string[]
  readonly checks: readonly {
    readonly name: string
    readonly family: string
    readonly operation: string
    readonly verdict: string
    readonly ms: number
  }[]
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10

/** What was not entered; nobody knows it of traffic that someone else made. */
const neverEntered = ({ key, states, audiences, held }: CoverageRow) => ({
  statesNeverEntered: promisedSituations(key).filter((state) => !states.has(state)),
  audiencesNeverMet: audiencesOf(key).filter((audience) => !audiences.has(audience)),
  promisesNeverMet: [...new Set(placedRowsOf(key).map(({ row: { id } }) => id))].filter((id) => !held.has(id)),
})

const noneKnown = { statesNeverEntered: [], audiencesNeverMet: [], promisesNeverMet: [] }

/** Whether the calls were the judge's own. */
const isEntered = (coverage: readonly CoverageRow[]) => coverage.some(({ states }) => states.size > 0)

const reportCoverage = (row: CoverageRow, isOwn: boolean): ReportedCoverage => {
  const { key, statuses, audiences, errors, declared, calls, milliseconds, states } = row
  const sorted = [...milliseconds].sort((left, right) => left - right)
  return {
    operation: key,
    calls,
    statuses: [...statuses].sort(),
    audiences: [...audiences].sort(),
    errorsSeen: redact([...errors].sort()),
    errorsNeverSeen: declared.filter((id) => !errors.has(id)),
    statesEntered: [...states].sort(),
    ...(isOwn ? neverEntered(row) : noneKnown),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
  }
}

/** Characters of a body that a report shows: a body of 2 MB is no more telling. */
const shownBody = 64 * 1024

const shortened = (body: string) => (body.length > shownBody ? `${body.slice(0, shownBody)}…` : body)

/** An exchange without secrets, of a size that reports can hold. */
const shownExchange = (exchange: Exchange): Exchange => {
  const { request, response } = maskExchange(exchange)
  return {
    request: { ...request, ...(request.body !== undefined && { body: shortened(request.body) }) },
    response: { ...response, body: shortened(response.body) },
  }
}

const reportMoment = (target: string, hasOthers: boolean, moment: Moment): ReportedCall | ReportedEvent => {
  if ('lock' in moment) return { event: `${moment.lock} locks the cart of ${moment.by}` }
  if ('pass' in moment) return { event: `${moment.pass} pass for ${moment.by}` }
  const { key, audience, by, isSetup, exchange } = moment.call
  const shown = shownExchange(exchange)
  return {
    operation: key,
    audience,
    ...(hasOthers && by !== undefined && { by }),
    isSetup,
    exchange: shown,
    curl: curlOf(target, shown.request),
  }
}

const reportPlace = ({ key, kind, path, message, fingerprint, count }: Finding): ReportedPlace => ({
  operation: key,
  kind,
  path,
  message,
  fingerprint,
  count,
})

const pagesOf = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.flatMap(({ key, path }) => pagesThatRead(recordedFields, key, path)))].sort()

const reportFinding = (
  { main, fingerprint, findings }: Cause,
  waived: boolean,
  { target, replays }: Pick<RunFacts, 'target' | 'replays'>,
): ReportedFinding => ({
  fingerprint,
  operation: main.key,
  operations: [...new Set([main.key, ...findings.map(({ key }) => key)])],
  kind: main.kind,
  path: main.path,
  message: main.message,
  pages: pagesOf(findings),
  fault: { code: faultOf(main.kind), name: faultClasses[faultOf(main.kind)] },
  check: main.check,
  audiences: [...new Set(findings.flatMap(({ audiences }) => [...audiences]))].sort(),
  count: findings.reduce((all, { count }) => all + count, 0),
  calls: ownCalls(main),
  foundAfterMs: Math.round(Math.min(...findings.map(({ foundAfter }) => foundAfter))),
  waived,
  places: findings.map(reportPlace),
  ...(replays?.has(fingerprint) && { replay: replayFile(fingerprint) }),
  steps: main.moments.map((moment) => reportMoment(redact(target), main.cast.size > 1, moment)),
})

export interface RunFacts {
  readonly target: string
  readonly contractVersion: string
  /** Undefined where nothing was generated. */
  readonly seed?: number | undefined
  readonly ms: number
  readonly cpuMs: number
  readonly results: readonly CheckResult[]
  readonly broken: readonly Finding[]
  readonly waived: readonly Finding[]
  readonly waiverFaults: readonly string[]
  readonly leftovers: readonly string[]
  readonly others?: readonly string[] | undefined
  readonly oracle?: OracleReport | undefined
  readonly coverage: readonly CoverageRow[]
  readonly selfCheck?: SelfChecked | undefined
  /** Texts of replay files, by fingerprint. */
  readonly replays?: ReadonlyMap<string, string> | undefined
}

/** Where the replay of a finding lies, beside the reports. */
export const replayFile = (fingerprint: string) => `replays/${fingerprint}.yaml`

/** Checks by why they have this verdict, the most common reason first. */
const reasonsOf = (results: readonly CheckResult[], wanted: Verdict): ReportedReason[] => {
  const byReason = new Map<string, string[]>()
  for (const { check, verdict, reason = '' } of results) {
    if (verdict === wanted) byReason.set(reason, [...(byReason.get(reason) ?? []), check.name])
  }
  return [...byReason]
    .map(([reason, checks]) => ({ reason: redact(reason), checks }))
    .sort((left, right) => right.checks.length - left.checks.length)
}

export const createReport = (facts: RunFacts): Report => {
  const { target, contractVersion, seed, ms, cpuMs, selfCheck, results, broken, waived, waiverFaults, leftovers } =
    facts
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length
  const isOwn = isEntered(facts.coverage)
  const held = new Set(facts.coverage.flatMap((row) => [...row.held]))
  const [causes, accepted] = [groupCauses(broken), groupCauses(waived)]
  return {
    target: redact(target),
    contractVersion,
    seed,
    ms: Math.round(ms),
    cpuMs: Math.round(cpuMs),
    ...(selfCheck && { selfCheck }),
    counts: {
      held: count('held'),
      broken: causes.length,
      'not judged': count('not judged'),
      'left out': count('left out'),
      waived: accepted.length,
    },
    findings: [
      ...causes.map((cause) => reportFinding(cause, false, facts)),
      ...accepted.map((cause) => reportFinding(cause, true, facts)),
    ],
    notJudged: reasonsOf(results, 'not judged'),
    leftOut: reasonsOf(results, 'left out'),
    others: redact(facts.others ?? []),
    waiverFaults,
    leftovers: redact(leftovers),
    ...(facts.oracle && { oracle: redact(facts.oracle) }),
    coverage: facts.coverage.map((row) => reportCoverage(row, isOwn)),
    promisesNeverMet: isOwn
      ? betweenAnswers.filter(({ name, sources }) => sources.length > 0 && !held.has(name)).map(({ name }) => name)
      : [],
    checks: results.map(({ check, verdict, ms: took }) => ({
      name: check.name,
      family: check.family,
      operation: check.key,
      verdict,
      ms: Math.round(took),
    })),
  }
}

export const selfCheckText = ({ planted, found }: SelfChecked): string =>
  `the judge found ${found} of ${planted} planted drifts`

/** Where a shopper meets a finding. */
export const shownOn = ({ pages }: Pick<ReportedFinding, 'pages'>): string =>
  pages.length === 0
    ? ''
    : `shown by ${pages.slice(0, 6).join(', ')}${pages.length > 6 ? ` and ${pages.length - 6} more` : ''}`

/** `1 call`, `2 calls`. */
export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

export const headlineOf = ({ counts, coverage, selfCheck }: Report): string => {
  const parts = [
    `${counted(counts.held, 'check')} held`,
    counted(counts.broken, 'finding'),
    `${counts['not judged']} not judged`,
    `${counts.waived} waived`,
    ...(counts['left out'] > 0 ? [`${counts['left out']} left out`] : []),
  ]
  const trust = selfCheck ? `; ${selfCheckText(selfCheck)}` : ''
  return `${counted(coverage.length, 'operation')}: ${parts.join(', ')}${trust}`
}

export const exitCodeOf = ({ counts, waiverFaults, oracle, checks, selfCheck }: Report): number => {
  const faults = [...waiverFaults, ...(oracle?.faults ?? [])]
  if (selfCheck && selfCheck.found < selfCheck.planted) return exitCode.notJudged
  if (counts.broken > 0 || faults.length > 0) return exitCode.broken
  return counts['not judged'] > 0 || counts.held === 0 || checks.length === 0 ? exitCode.notJudged : exitCode.held
}
