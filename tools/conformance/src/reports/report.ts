import { faultClasses } from '../judging/violation'
import type { Cause } from '../findings/group-causes'
import { groupCauses } from '../findings/group-causes'
import { ownCalls, type Finding } from '../findings/finding'
import type { SelfChecked } from '../self-check/self-check'
import type { CoverageRow } from '../run/coverage'
import type { CheckResult } from '../run/run-checks'
import type { Exchange } from '../target/exchange'
import type { OracleReport } from '../oracle/compare-with-oracle'
import { curlOf } from './curl'
import { maskExchange } from './mask-secrets'

/** A call of a finding as reports show it. */
export interface ReportedCall {
  readonly operation: string
  readonly audience: string
  readonly isSetup: boolean
  readonly exchange: Exchange
  readonly curl: string
}

export interface ReportedFinding {
  readonly fingerprint: string
  readonly operation: string
  readonly kind: string
  readonly path: string
  readonly message: string
  readonly fault: { readonly code: number; readonly name: string }
  readonly check: string
  readonly audiences: readonly string[]
  readonly count: number
  /** Calls beyond those that set the state up. */
  readonly calls: number
  readonly foundAfterMs: number
  readonly waived: boolean
  /** The file that makes its calls again, beside the reports. */
  readonly replay?: string
  readonly steps: readonly ReportedCall[]
}

export interface ReportedCause {
  readonly kind: string
  readonly path: string
  readonly fingerprints: readonly string[]
  readonly operations: readonly string[]
}

export interface ReportedCoverage {
  readonly operation: string
  readonly calls: number
  readonly statuses: readonly number[]
  readonly audiences: readonly string[]
  readonly errorsSeen: readonly string[]
  readonly errorsNeverSeen: readonly string[]
  readonly p50: number
  readonly p95: number
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
  readonly counts: Readonly<Record<'held' | 'broken' | 'not judged' | 'waived', number>>
  readonly findings: readonly ReportedFinding[]
  readonly causes: readonly ReportedCause[]
  readonly notJudged: readonly { readonly check: string; readonly reason: string }[]
  readonly waiverFaults: readonly string[]
  readonly leftovers: readonly string[]
  /** What a comparison with an oracle says besides its findings. */
  readonly oracle?: OracleReport
  readonly coverage: readonly ReportedCoverage[]
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

const reportCoverage = ({
  key,
  statuses,
  audiences,
  errors,
  declared,
  calls,
  milliseconds,
}: CoverageRow): ReportedCoverage => {
  const sorted = [...milliseconds].sort((left, right) => left - right)
  return {
    operation: key,
    calls,
    statuses: [...statuses].sort(),
    audiences: [...audiences].sort(),
    errorsSeen: [...errors].sort(),
    errorsNeverSeen: declared.filter((id) => !errors.has(id)),
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

const reportFinding = (
  finding: Finding,
  waived: boolean,
  { target, replays }: Pick<RunFacts, 'target' | 'replays'>,
): ReportedFinding => ({
  fingerprint: finding.fingerprint,
  operation: finding.key,
  kind: finding.kind,
  path: finding.path,
  message: finding.message,
  fault: { code: finding.fault, name: faultClasses[finding.fault] },
  check: finding.check,
  audiences: [...finding.audiences].sort(),
  count: finding.count,
  calls: ownCalls(finding),
  foundAfterMs: Math.round(finding.foundAfter),
  waived,
  ...(replays?.has(finding.fingerprint) && { replay: replayFile(finding.fingerprint) }),
  steps: finding.steps.map(({ key, audience, isSetup, exchange }) => {
    const shown = shownExchange(exchange)
    return { operation: key, audience, isSetup, exchange: shown, curl: curlOf(target, shown.request) }
  }),
})

const reportCause = ({ kind, path, findings }: Cause): ReportedCause => ({
  kind,
  path,
  fingerprints: findings.map(({ fingerprint }) => fingerprint),
  operations: findings.map(({ key }) => key),
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
  readonly oracle?: OracleReport | undefined
  readonly coverage: readonly CoverageRow[]
  readonly selfCheck?: SelfChecked | undefined
  /** Texts of replay files, by fingerprint. */
  readonly replays?: ReadonlyMap<string, string> | undefined
}

/** Where the replay of a finding lies, beside the reports. */
export const replayFile = (fingerprint: string) => `replays/${fingerprint}.yaml`

export const createReport = (facts: RunFacts): Report => {
  const { target, contractVersion, seed, ms, cpuMs, selfCheck, results, broken, waived, waiverFaults, leftovers } =
    facts
  const count = (verdict: string) => results.filter((result) => result.verdict === verdict).length
  return {
    target,
    contractVersion,
    seed,
    ms: Math.round(ms),
    cpuMs: Math.round(cpuMs),
    ...(selfCheck && { selfCheck }),
    counts: {
      held: count('held'),
      broken: broken.length,
      'not judged': count('not judged'),
      waived: waived.length,
    },
    findings: [
      ...broken.map((finding) => reportFinding(finding, false, facts)),
      ...waived.map((finding) => reportFinding(finding, true, facts)),
    ],
    causes: groupCauses(broken).map(reportCause),
    notJudged: results.flatMap(({ check, verdict, reason = '' }) =>
      verdict === 'not judged' ? [{ check: check.name, reason }] : [],
    ),
    waiverFaults,
    leftovers,
    ...(facts.oracle && { oracle: facts.oracle }),
    coverage: facts.coverage.map(reportCoverage),
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

export const headlineOf = ({ counts, coverage, selfCheck }: Report): string => {
  const parts = [
    `${counts.held} checks held`,
    `${counts.broken} ${counts.broken === 1 ? 'finding' : 'findings'}`,
    `${counts['not judged']} not judged`,
    `${counts.waived} waived`,
  ]
  const trust = selfCheck ? `; ${selfCheckText(selfCheck)}` : ''
  return `${coverage.length} operations: ${parts.join(', ')}${trust}`
}

/** 0 all held, 1 broken, 2 could not judge. */
export const exitCodeOf = ({ counts, waiverFaults, oracle, checks, selfCheck }: Report): 0 | 1 | 2 => {
  const faults = [...waiverFaults, ...(oracle?.faults ?? [])]
  if (selfCheck && selfCheck.found < selfCheck.planted) return 2
  if (counts.broken > 0 || faults.length > 0) return 1
  return counts['not judged'] > 0 || checks.length === 0 ? 2 : 0
}
