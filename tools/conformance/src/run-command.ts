import { planChecks } from './checks/plan-checks'
import { chooseOperations } from './contract/judged-operations'
import { createFindings, type Findings } from './findings/finding'
import type { Io } from './io'
import { readAccepted } from './oracle/accepted-differences'
import { comparedChecks, compareWithOracle } from './oracle/compare-with-oracle'
import type { RunCommand } from './options'
import { makeReplays } from './replay/make-replays'
import { publishReport } from './reports/publish-report'
import { selfCheckText } from './reports/report'
import { selfCheck } from './self-check/self-check'
import { isLocalHost } from './target/is-local-host'
import { readWaivers } from './waivers/waivers'
import { createCoverage, isNoAccess, type Coverage } from './run/coverage'
import type { Check } from './run/check'
import { readIdentities } from './run/identities'
import { openRun } from './run/open-run'
import { createPace } from './run/pace'
import { runChecks, type CheckResult, type RunOptions } from './run/run-checks'
import { seededRandom, shuffled } from './run/seeded-random'

/** Checks at a time. */
const concurrency = 4

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

/** A run that ends early judges what its seed puts first, so that several of them judge more. */
const inOrder = (checks: readonly Check[], { time, seed }: RunCommand): readonly Check[] =>
  time === undefined ? checks : shuffled(checks, seededRandom(seed))

/** Findings about operations that were met: a caller without access sees nothing of them. */
const onlyMet = (findings: Findings, { noAccessTo }: Coverage): Findings => ({
  ...findings,
  all: () =>
    findings
      .all()
      .filter(({ key, steps }) => !isNoAccess(steps.at(-1)?.exchange.response.status ?? 0) || !noAccessTo(key)),
})

const today = () => new Date().toISOString().slice(0, 10)

/** Asks the oracle what the target was asked, where there is one. */
const askOracle = async (checks: readonly Check[], { oracle, seed }: RunCommand, target: RunOptions, io: Io) => {
  if (!oracle) return undefined
  const accepted = readAccepted(oracle.accepted)
  const parts = { coverage: createCoverage(), findings: createFindings(io.now), concurrency, seed }
  const run = openRun({ ...oracle, ...parts, identities: target.identities }, io)
  try {
    return await compareWithOracle({
      checks: comparedChecks(checks),
      target,
      oracle: run.options,
      findings: target.findings,
      accepted,
      today: today(),
    })
  } finally {
    await run.close()
  }
}

/** Judges the target and reports; returns the exit code. */
export const runCommand = async (options: RunCommand, io: Io): Promise<number> => {
  const waivers = readWaivers(options.waivers)
  const findings = createFindings(io.now)
  const coverage = createCoverage()
  const run = openRun(
    {
      ...options,
      url: options.target,
      identities: readIdentities(options.as),
      concurrency: options.shared ? 1 : concurrency,
      findings,
      coverage,
    },
    io,
  )
  const [started, cpu] = [io.now(), io.cpu()]
  const onResult = ({ check, verdict }: CheckResult, done: number, all: number) => {
    io.progress(progressBar(done, all))
    if (!io.isTty && verdict === 'broken') io.out(`broken after ${Math.round(io.now() - started)} ms: ${check.name}`)
  }
  const keys = chooseOperations(options.only)
  const runOptions: RunOptions = {
    ...run.options,
    budget: options.time,
    onResult,
    ...(isLocalHost(new URL(options.target).hostname) && { pace: createPace(io) }),
  }
  const checked = options.selfCheck
    ? await selfCheck(keys, mayChange(options) && !options.shared, runOptions)
    : undefined
  if (checked) io.out(selfCheckText(checked))
  const checks = inOrder(allowedChecks(planChecks(keys), options), options)
  const results = await runChecks(checks, runOptions)
  const oracle = await askOracle(checks, options, run.options, io)
  const { target } = run.options
  const replays =
    options.out === undefined
      ? undefined
      : await makeReplays(findings.all(), { target: target.url, seed: options.seed }, runOptions)
  await run.close()
  return publishReport(
    {
      target: target.url,
      seed: options.seed,
      ms: io.now() - started,
      cpuMs: io.cpu() - cpu,
      results,
      findings: onlyMet(findings, coverage),
      leftovers: run.leftovers(),
      coverage: coverage.rows(),
      oracle,
      selfCheck: checked,
      replays,
    },
    { waivers, out: options.out },
    io,
  )
}
