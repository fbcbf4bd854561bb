import { planChecks } from './checks/plan-checks'
import { chooseOperations } from './contract/judged-operations'
import { createFindings } from './findings/finding'
import type { Io } from './io'
import type { RunCommand } from './options'
import { makeReplays } from './replay/make-replays'
import { publishReport } from './reports/publish-report'
import { selfCheckText } from './reports/report'
import { selfCheck } from './self-check/self-check'
import { createLedger } from './states/ledger'
import { createStateService } from './states/state-service'
import { createTarget } from './target/http-target'
import { isLocalHost } from './target/is-local-host'
import { readWaivers } from './waivers/waivers'
import { createCoverage } from './run/coverage'
import type { Check } from './run/check'
import { identityAmong } from './run/identity-among'
import { runChecks, type CheckResult, type RunOptions } from './run/run-checks'
import { seededRandom } from './run/seeded-random'

/** Checks at a time: a backend on the same machine has the other core. */
const concurrency = 8

/** Whether changes and invalid requests may be sent there. */
const mayChange = ({ target, own, readOnly }: RunCommand): boolean => {
  const { hostname } = new URL(target)
  return !readOnly && (isLocalHost(hostname) || own.includes(hostname))
}

/** Checks that a backend with other users can bear: nothing but reads. */
const allowedChecks = (checks: readonly Check[], options: RunCommand): Check[] =>
  mayChange(options) && !options.shared ? [...checks] : checks.filter(({ changes }) => !changes)

const progressBar = (done: number, all: number): string => {
  const width = 30
  const filled = Math.round((done / Math.max(1, all)) * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${all}`
}

/** Judges the target and reports; returns the exit code. */
export const runCommand = async (options: RunCommand, io: Io): Promise<number> => {
  const waivers = readWaivers(options.waivers)
  const target = createTarget(options.target, { rps: options.rps })
  const stateTarget = createTarget(options.stateUrl)
  const ledger = createLedger(createStateService(stateTarget, new URL(options.stateUrl).pathname))
  const findings = createFindings(io.now)
  const coverage = createCoverage()
  const [started, cpu] = [io.now(), process.cpuUsage()]
  const onResult = ({ check, verdict }: CheckResult, done: number, all: number) => {
    io.progress(progressBar(done, all))
    if (!io.isTty && verdict === 'broken') io.out(`broken after ${Math.round(io.now() - started)} ms: ${check.name}`)
  }
  const keys = chooseOperations(options.only)
  const runOptions: RunOptions = {
    target,
    states: ledger.states,
    identityOf: identityAmong(options.as),
    findings,
    coverage,
    random: seededRandom(options.seed),
    now: io.now,
    concurrency: options.shared ? 1 : concurrency,
    budget: options.time,
    signal: io.signal,
    onResult,
  }
  const checked = options.selfCheck
    ? await selfCheck(keys, mayChange(options) && !options.shared, runOptions)
    : undefined
  if (checked) io.out(selfCheckText(checked))
  const results = await runChecks(allowedChecks(planChecks(keys), options), runOptions)
  const replays =
    options.out === undefined
      ? undefined
      : await makeReplays(findings.all(), { target: target.url, seed: options.seed }, runOptions)
  await ledger.close()
  const used = process.cpuUsage(cpu)
  target.close()
  stateTarget.close()
  return publishReport(
    {
      target: target.url,
      seed: options.seed,
      ms: io.now() - started,
      cpuMs: (used.user + used.system) / 1000,
      results,
      findings,
      leftovers: ledger.leftovers(),
      coverage: coverage.rows(),
      selfCheck: checked,
      replays,
    },
    { waivers, out: options.out },
    io,
  )
}
