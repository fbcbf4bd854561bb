import { appendFileSync, writeFileSync } from 'node:fs'
import { contractVersion } from '@soe/contracts/openapi'
import { chooseOperations } from '../contract/judged-operations'
import type { Verdict } from '../run/run-checks'
import type { Findings } from '../findings/finding'
import type { Io } from '../io'
import { applyWaivers, waiversFor, type Waiver } from '../waivers/waivers'
import { annotationsOf, summaryOf } from './annotations'
import {
  createReport,
  exitCodeOf,
  headlineOf,
  shownOn,
  type Report,
  type ReportedFinding,
  type ReportedReason,
  type RunFacts,
} from './report'
import { writeReplays, writeReports } from './write-reports'

/** Operations of a finding beside the main one. */
const othersOf = ({ operation, operations }: ReportedFinding): string => {
  const others = operations.filter((one) => one !== operation)
  if (others.length === 0) return ''
  const shown = others.slice(0, 4).join(', ')
  return others.length > 4 ? `; also ${shown} and ${others.length - 4} more` : `; also ${shown}`
}

const printFinding = (io: Io, finding: ReportedFinding) => {
  const { waived, operation, kind, path, message, count, fingerprint } = finding
  const shown = shownOn(finding)
  const place = path === '' ? '' : ` ${path}`
  const verdict = waived ? 'waived' : 'BROKEN'
  io.out(`${verdict}  ${operation} ${kind}${place}: ${message} (${count}×, ${fingerprint})${othersOf(finding)}`)
  if (shown !== '') io.out(`        ${shown}`)
}

const printReasons = (io: Io, verdict: string, reasons: readonly ReportedReason[]) => {
  for (const { reason, checks } of reasons.slice(0, 20)) {
    io.out(checks.length === 1 ? `${verdict}  ${checks[0]}: ${reason}` : `${verdict}  ${checks.length} (${reason})`)
  }
  const rest = reasons.slice(20).reduce((all, { checks }) => all + checks.length, 0)
  if (rest > 0) io.out(`${verdict}  and ${rest} more`)
}

const printFindings = (io: Io, { findings, notJudged, leftOut, others, waiverFaults, leftovers }: Report) => {
  const missing = findings.filter(({ kind, waived }) => kind === 'not-built' && !waived).length
  if (missing > 1) io.out(`${missing} operations are not built`)
  for (const finding of findings) printFinding(io, finding)
  printReasons(io, 'NOT JUDGED', notJudged)
  printReasons(io, 'left out', leftOut)
  if (others.length > 0) io.out(`broken too, and not chosen: ${others.join(', ')}`)
  for (const fault of waiverFaults) io.out(`WAIVER  ${fault}`)
  for (const left of leftovers) io.out(`LEFT  ${left}`)
}

const tellForge = (io: Io, report: Report) => {
  if (io.env['GITHUB_ACTIONS'] !== 'true') return
  for (const line of annotationsOf(report)) io.order(line)
  const file = io.env['GITHUB_STEP_SUMMARY']
  if (file !== undefined) appendFileSync(file, summaryOf(report, headlineOf(report)))
}

const printOracle = (io: Io, { oracle }: Report) => {
  if (!oracle) return
  const { url, noise, accepted, oracleBroken, notCompared, faults } = oracle
  for (const place of noise) io.out(`noise  ${place}`)
  for (const place of accepted) io.out(`accepted  ${place}`)
  for (const place of oracleBroken) io.out(`ORACLE BROKEN  ${place}`)
  for (const check of notCompared) io.out(`NOT COMPARED  ${check}`)
  for (const fault of faults) io.out(`ACCEPTED  ${fault}`)
  io.out(`compared with ${url}: ${noise.length} noisy places, ${accepted.length} accepted differences`)
}

/** What was judged, before anyone has looked at waivers. */
export interface Judged extends Omit<RunFacts, 'contractVersion' | 'broken' | 'waived' | 'waiverFaults'> {
  readonly findings: Findings
}

export interface Publishing {
  readonly waivers: readonly Waiver[]
  /** The folder that gets the reports; none where undefined. */
  readonly out: string | undefined
  /** The file that gets a waiver of every cause that is left; none where undefined. */
  readonly writeWaivers?: string | undefined
}

/** Today in UTC, as waivers write it. */
const today = () => new Date().toISOString().slice(0, 10)

/** Whether every operation that is judged at all has been. */
const isWhole = ({ results }: Pick<Judged, 'results'>) =>
  new Set(results.map(({ check }) => check.key)).size === chooseOperations([]).length

/** The report of a run whose findings are sorted by its waivers. */
export const reportOf = ({ findings, ...facts }: Judged, waivers: readonly Waiver[]): Report => {
  const judgedAs = (wanted: string, ...verdicts: readonly Verdict[]) =>
    facts.results.some(({ check, verdict }) => (wanted === '*' || check.key === wanted) && verdicts.includes(verdict))
  const isJudged = (operation: string) =>
    judgedAs(operation, 'held', 'broken') && !judgedAs(operation, 'not judged') && (operation !== '*' || isWhole(facts))
  const { broken, waived, faults } = applyWaivers(findings.all(), waivers, { today: today(), isJudged })
  return createReport({ ...facts, contractVersion, broken, waived, waiverFaults: faults })
}

/** Prints and writes what was judged; returns the exit code. */
export const publishReport = (judged: Judged, { waivers, out, writeWaivers }: Publishing, io: Io): number => {
  const report = reportOf(judged, waivers)
  io.answer(report)
  printFindings(io, report)
  printOracle(io, report)
  io.out(headlineOf(report))
  if (out !== undefined) {
    writeReports(out, report)
    writeReplays(out, judged.replays)
    io.out(`reports in ${out}`)
  }
  if (writeWaivers !== undefined) {
    writeFileSync(writeWaivers, waiversFor(judged.findings.all(), io.env['USER'] ?? 'nobody yet', today()))
    io.out(`waivers in ${writeWaivers}: say who owns each, and why`)
  }
  tellForge(io, report)
  return exitCodeOf(report)
}
