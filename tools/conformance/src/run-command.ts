import { planChecks } from './checks/plan-checks'
import { createFindings, type Findings } from './findings/finding'
import { addNotServed } from './findings/not-served'
import { groupCauses } from './findings/group-causes'
import type { Io } from './io'
import { readAccepted } from './oracle/accepted-differences'
import { comparedChecks, compareWithOracle } from './oracle/compare-with-oracle'
import type { RunCommand } from './options'
import { makeReplays } from './replay/make-replays'
import { publishReport } from './reports/publish-report'
import { selfCheckText } from './reports/report'
import { selfCheck } from './self-check/self-check'
import { takesStates } from './states/open-states'
import { readStatesFiles } from './states/states-file'
import { isLocalHost } from '@soe/forwarder'
import { readWaivers } from './waivers/waivers'
import { createCoverage, isNoAccess, type Coverage } from './run/coverage'
import type { Check } from './run/check'
import { readIdentities } from './run/identities'
import { openRun } from './run/open-run'
import { runChecks, type CheckResult, type RunOptions } from './run/run-checks'
import { seededRandom, shuffled } from './run/seeded-random'
import { standsElsewhere } from './run/stands-elsewhere'
import { callsOf } from './shopping/scene'
import { UnreachableError } from './target/assert-reachable'

/** Share of the time for which the judge may keep a processor busy beside a backend on the same machine. */
const share = 0.6

/** Milliseconds of processor time before it waits for the first time. */
const head = 250

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

interface Clocks {
  now(): number
  /** Milliseconds of processor time that the process has used. */
  cpu(): number
}

/** Waits until the judge has left the processors to the backend for long enough. */
export const createPace = ({ now, cpu }: Clocks) => {
  const [started, before] = [now(), cpu()]
  return async (): Promise<void> => {
    const due = (cpu() - before - head) / share - (now() - started)
    if (due > 0) await wait(due)
  }
}

/** Checks at a time. */
const concurrency = 4

const isOwned = ({ target, own }: RunCommand): boolean => {
  const { hostname } = new URL(target)
  return isLocalHost(hostname) || own.includes(hostname)
}

/** Whether nothing but reads may be sent. */
const readsAlone = (options: RunCommand): boolean => options.readOnly || options.shared || !isOwned(options)

/** Checks that were not made, because they would have sent more than reads. */
const unsent = (checks: readonly Check[], options: RunCommand): CheckResult[] => {
  const isWanted = options.readOnly || options.shared
  const hint = isWanted ? '--read-only' : `say --i-own ${new URL(options.target).hostname}, or --read-only`
  return checks.map((check) => ({
    check,
    verdict: isWanted ? 'left out' : 'not judged',
    reason: `no change was sent; ${hint}`,
    ms: 0,
  }))
}

const progressBar = (done: number, all: number): string => {
  const width = 30
  const filled = Math.round((done / Math.max(1, all)) * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${all}`
}

/** A run that ends early judges what its seed puts first, so that several of them judge more. */
const inOrder = (checks: readonly Check[], { time, seed }: RunCommand): readonly Check[] => {
  if (time === undefined) return checks
  const [examples, others] = [checks.filter(isExample), checks.filter((check) => !isExample(check))]
  return [...examples, ...shuffled(others, seededRandom(seed))]
}

const isExample = ({ family }: Check) => family === 'example'

/** Findings about operations that were met: a caller without access sees nothing of them. */
const onlyMet = (findings: Findings, { noAccessTo }: Coverage): Findings => ({
  ...findings,
  all: () =>
    findings.all().filter(({ key, moments }) => {
      const last = callsOf(moments).at(-1)
      return !isNoAccess(last?.exchange.response.status ?? 0) || noAccessTo(key) === undefined
    }),
})

const today = () => new Date().toISOString().slice(0, 10)

/** Asks the oracle what the target was asked, where there is one. */
const askOracle = async (checks: readonly Check[], { oracle, seed, keys }: RunCommand, target: RunOptions, io: Io) => {
  if (!oracle) return undefined
  const accepted = readAccepted(oracle.accepted)
  const parts = { coverage: createCoverage(), findings: createFindings(io.now), concurrency, seed, judged: keys }
  const file = readStatesFiles(oracle.states)
  const run = await openRun({ ...oracle, ...parts, file, readOnly: false, identities: target.identities }, io)
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

/** What to do where nobody has said how shoppers come about. */
const nextStep = (url: string) =>
  `no states are known, so that guests alone were judged; next: soe-conform init --target ${url}, which writes the file for --states`

/** Judges the target and reports; returns the exit code. */
export const runCommand = async (options: RunCommand, io: Io): Promise<number> => {
  const waivers = readWaivers(options.waivers)
  const { keys, audiences, seed } = options
  const [findings, coverage] = [createFindings(io.now), createCoverage()]
  const readOnly = readsAlone(options)
  const isAssumed = options.stateUrl === undefined && !readOnly && options.states.length === 0
  const hasStates = isAssumed && (await takesStates(options.defaultStateUrl, io.signal))
  const stateUrl = options.stateUrl ?? (hasStates ? options.defaultStateUrl : undefined)
  const run = await openRun(
    {
      url: options.target,
      stateUrl,
      file: readStatesFiles(options.states),
      readOnly,
      judged: keys,
      identities: readIdentities(options.as),
      seed,
      rps: options.rps,
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
  const others = new Set<string>()
  const runOptions: RunOptions = {
    ...run.options,
    budget: options.time,
    onResult,
    onOther: ({ key, violation }) => void others.add(`${key} ${violation.kind}`),
    ...(isLocalHost(new URL(options.target).hostname) && { pace: createPace(io) }),
  }
  const checked = options.selfCheck ? await selfCheck({ keys, audiences }, !readOnly, runOptions) : undefined
  if (checked) io.out(selfCheckText(checked))
  const planned = await planChecks({ keys, audiences })
  const checks = inOrder(readOnly ? planned.filter(({ changes }) => !changes) : planned, options)
  const results = await runChecks(checks, runOptions)
  // What was left out of another operation says nothing of the chosen ones.
  const isOwn = ({ check, verdict }: CheckResult) => verdict !== 'left out' || keys.includes(check.key)
  addNotServed(findings, run.options.served, { keys, audiences })
  const isUnmet = !run.options.served.isAnyServed() && !io.signal.aborted
  const elsewhere = isUnmet ? await standsElsewhere(run.options.target, io.signal) : undefined
  if (elsewhere !== undefined) {
    await run.close()
    throw new UnreachableError(elsewhere)
  }
  const oracle = await askOracle(checks, options, run.options, io)
  const { target } = run.options
  const met = onlyMet(findings, coverage)
  const replays =
    options.out === undefined || readOnly
      ? undefined
      : await makeReplays(groupCauses(met.all()), { target: target.url, seed }, runOptions)
  await run.close()
  if (isAssumed && !hasStates) io.out(nextStep(target.url))
  return publishReport(
    {
      target: target.url,
      seed,
      ms: io.now() - started,
      cpuMs: io.cpu() - cpu,
      results: [
        ...results.filter(isOwn),
        ...(readOnly
          ? unsent(
              planned.filter(({ changes }) => changes),
              options,
            )
          : []),
      ],
      findings: met,
      leftovers: run.leftovers(),
      others: [...others],
      coverage: coverage.rows().filter(({ key }) => keys.includes(key)),
      oracle,
      selfCheck: checked,
      replays,
    },
    { waivers, out: options.out, writeWaivers: options.writeWaivers },
    io,
  )
}
