import { appendFileSync } from 'node:fs'
import { contractVersion } from '@soe/contracts/openapi'
import { planChecks } from './checks/plan-checks'
import { chooseOperations } from './contract/judged-operations'
import { createFindings, type Finding } from './findings/finding'
import type { Io } from './io'
import type { RunCommand } from './options'
import { annotationsOf, summaryOf } from './reports/annotations'
import { createReport, exitCodeOf, headlineOf, type Report } from './reports/report'
import { writeReports } from './reports/write-reports'
import { createLedger } from './states/ledger'
import { openStates } from './states/open-states'
import { createTarget } from './target/http-target'
import { applyWaivers, readWaivers } from './waivers/waivers'
import { createCoverage, isNoAccess, type Coverage } from './run/coverage'
import { readIdentities } from './run/identities'
import type { Check } from './run/check'
import { runChecks, type CheckResult } from './run/run-checks'
import { seededRandom, shuffled } from './run/seeded-random'
import { createIdentityVerifier } from './run/verify-identity'

/** Checks at a time: a backend on the same machine has the other core. */
const concurrency = 8

const isLocal = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

/** Whether changes and invalid requests may be sent there. */
const mayChange = ({ target, own, readOnly }: RunCommand): boolean => {
  const { hostname } = new URL(target)
  return !readOnly && (isLocal(hostname) || own.includes(hostname))
}

/** Checks that a backend with other users can bear: nothing but reads. */
const allowedChecks = (checks: readonly Check[], options: RunCommand): Check[] =>
  mayChange(options) && !options.shared ? [...checks] : checks.filter(({ changes }) => !changes)

/** A run that ends early judges what its seed puts first, so that several of them judge more. */
const inOrder = (checks: readonly Check[], { time, seed }: RunCommand): readonly Check[] =>
  time === undefined ? checks : shuffled(checks, seededRandom(seed))

/** Findings about operations that were met: a caller without access sees nothing of them. */
const metFindings = (findings: readonly Finding[], { noAccessTo }: Coverage) =>
  findings.filter(({ key, steps }) => !isNoAccess(steps.at(-1)?.exchange.response.status ?? 0) || !noAccessTo(key))

const progressBar = (done: number, all: number): string => {
  const width = 30
  const filled = Math.round((done / Math.max(1, all)) * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${all}`
}

const printFindings = (io: Io, { findings, notJudged, waiverFaults, leftovers }: Report) => {
  for (const { waived, operation, kind, path, message, count, fingerprint } of findings) {
    const place = path === '' ? '' : ` ${path}`
    io.out(`${waived ? 'waived' : 'BROKEN'}  ${operation} ${kind}${place}: ${message} (${count}×, ${fingerprint})`)
  }
  for (const { check, reason } of notJudged.slice(0, 20)) io.out(`NOT JUDGED  ${check}: ${reason}`)
  if (notJudged.length > 20) io.out(`NOT JUDGED  and ${notJudged.length - 20} more`)
  for (const fault of waiverFaults) io.out(`WAIVER  ${fault}`)
  for (const left of leftovers) io.out(`LEFT  ${left}`)
}

const tellForge = (io: Io, report: Report) => {
  if (io.env['GITHUB_ACTIONS'] !== 'true') return
  for (const line of annotationsOf(report)) io.out(line)
  const file = io.env['GITHUB_STEP_SUMMARY']
  if (file !== undefined) appendFileSync(file, summaryOf(report, headlineOf(report)))
}

/** Judges the target and reports; returns the exit code. */
export const runCommand = async (options: RunCommand, io: Io): Promise<number> => {
  const waivers = readWaivers(options.waivers)
  const target = createTarget(options.target, { rps: options.rps })
  const states = openStates({ target, url: options.stateUrl, files: options.states, env: io.env })
  const ledger = createLedger(states.service)
  const findings = createFindings(io.now)
  const coverage = createCoverage()
  const [started, cpu] = [io.now(), process.cpuUsage()]
  const onResult = ({ check, verdict }: CheckResult, done: number, all: number) => {
    io.progress(progressBar(done, all))
    if (!io.isTty && verdict === 'broken') io.out(`broken after ${Math.round(io.now() - started)} ms: ${check.name}`)
  }
  const results = await runChecks(
    inOrder(allowedChecks(planChecks(chooseOperations(options.only)), options), options),
    {
      target,
      states: ledger.states,
      identities: readIdentities(options.as),
      verify: createIdentityVerifier(target),
      findings,
      coverage,
      random: seededRandom(options.seed),
      now: io.now,
      concurrency: options.shared ? 1 : concurrency,
      budget: options.time,
      signal: io.signal,
      onResult,
    },
  )
  await ledger.close()
  const used = process.cpuUsage(cpu)
  const { broken, waived, faults } = applyWaivers(
    metFindings(findings.all(), coverage),
    waivers,
    new Date().toISOString().slice(0, 10),
  )
  const report = createReport({
    target: target.url,
    contractVersion,
    seed: options.seed,
    ms: io.now() - started,
    cpuMs: (used.user + used.system) / 1000,
    results,
    broken,
    waived,
    waiverFaults: faults,
    leftovers: ledger.leftovers(),
    coverage: coverage.rows(),
  })
  target.close()
  states.close()
  printFindings(io, report)
  io.out(headlineOf(report))
  if (options.out !== undefined) {
    writeReports(options.out, report)
    io.out(`reports in ${options.out}`)
  }
  tellForge(io, report)
  return exitCodeOf(report)
}
