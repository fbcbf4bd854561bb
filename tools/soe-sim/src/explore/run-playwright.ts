import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { ExplorePlan } from '@soe/simulator-client/playwright'
import { InputError } from '../input-error'

export interface PlaywrightRun {
  /** A test file, as Playwright takes it: also with a line. */
  readonly test: string
  /** The folder of the tests, instead of the configuration's. */
  readonly testDir?: string | undefined
  /** The whole path of Playwright's configuration, if there is one. */
  readonly config: string | undefined
  readonly project?: string | undefined
  readonly grep?: string | undefined
  readonly workers: number
  readonly repeat: number
  readonly plan: ExplorePlan
  /** Ends the run; what has been found until then stays. */
  readonly stopped: AbortSignal
  readonly env: Readonly<Record<string, string | undefined>>
}

const configNames = ['ts', 'mts', 'js', 'mjs'].map((type) => `playwright.config.${type}`)

/** The nearest configuration, from a folder upwards. */
const nearestConfig = (folder: string): string | undefined => {
  const found = configNames.map((name) => join(folder, name)).find(existsSync)
  const parent = dirname(folder)
  return found ?? (parent === folder ? undefined : nearestConfig(parent))
}

/** The configuration that a test is run with, if it has one. */
export const findConfig = ({
  config,
  test,
}: {
  readonly config?: string
  readonly test: string
}): string | undefined => {
  if (config === undefined) return nearestConfig(dirname(resolve(test.replace(/:\d+$/, ''))))
  if (existsSync(config)) return resolve(config)
  throw new InputError('NO_CONFIG', `There is no ${config}.`)
}

/** Milliseconds that a cell may take. */
const cellTimeOf = ({ patience }: { readonly patience: number }) => 25_000 + 5 * patience

/** Calls back once the last cell that has begun in time is over; Playwright would begin each of the others to skip it. */
const onceTimeIsUp = (plan: ExplorePlan, end: () => void): NodeJS.Timeout | undefined =>
  plan.kind === 'cells' && plan.until !== undefined
    ? setTimeout(end, plan.until + cellTimeOf(plan) - Date.now())
    : undefined

/** What never comes is not waited for long: a script that a failure has stopped ends. */
const waitsOf = (plan: ExplorePlan) =>
  plan.kind === 'record'
    ? { use: {}, expect: {}, all: {} }
    : {
        use: { actionTimeout: plan.patience, navigationTimeout: 2.5 * plan.patience },
        expect: { timeout: plan.patience },
        all: { timeout: cellTimeOf(plan) },
      }

/** The team's own settings, but what a run of cells needs; beside their file, since paths count from there. */
const configText = ({ plan, workers, repeat, testDir }: PlaywrightRun, own: string | undefined) => {
  const waits = waitsOf(plan)
  const all = {
    workers,
    repeatEach: repeat,
    retries: 0,
    fullyParallel: true,
    reporter: [['line']],
    forbidOnly: false,
    outputDir: join(plan.folder, 'test-results'),
    ...waits.all,
    ...(testDir !== undefined && { testDir, testMatch: '**/*.spec.ts' }),
  }
  const each = { retries: 0, repeatEach: repeat, fullyParallel: true, testDir: all.testDir, testMatch: all.testMatch }
  const use = { trace: 'off', video: 'off', screenshot: 'off', ...waits.use }
  const given = JSON.stringify({ all, each, use, expect: waits.expect })
  return `${own === undefined ? 'const own = {}' : `import own from './${basename(own)}'`}
const { all, each, use, expect } = ${given}
const within = (given) => ({ use: { ...given.use, ...use }, expect: { ...own.expect, ...given.expect, ...expect } })
const projects = own.projects?.map((project) => ({ ...project, ...each, ...within(project) }))
export default { ...own, ...all, ...within(own), ...(projects && { projects }) }
`
}

const cliFrom = (folder: string): string => {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@playwright/test/cli')
  } catch {
    throw new InputError('NO_PLAYWRIGHT', `@playwright/test is not installed in ${folder}.`)
  }
}

/** Playwright takes a pattern of whole paths. */
const patternOf = (test: string): string => {
  const [, file = test, line = ''] = /^(.*?)(:\d+)?$/.exec(test) ?? []
  return `${resolve(file).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}${line}`
}

const optional = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}=${value}`])

/** Each option is one argument: of `--project` alone Playwright takes all that follow as names of projects. */
export const playwrightArguments = (
  config: string,
  { project, grep, test }: Pick<PlaywrightRun, 'project' | 'grep' | 'test'>,
): string[] => [
  'test',
  '--config',
  config,
  ...optional('--project', project),
  ...optional('--grep', grep),
  patternOf(test),
]

/** Runs a test in one process of Playwright, as often as there are cells; returns what it has said. */
export const runPlaywright = async (run: PlaywrightRun): Promise<string> => {
  const own = run.config
  const folder = own === undefined ? process.cwd() : dirname(own)
  const config = join(folder, `.soe-explore-${process.pid}.config${own === undefined ? '.mjs' : extname(own)}`)
  const plan = join(run.plan.folder, 'plan.json')
  writeFileSync(plan, JSON.stringify(run.plan))
  writeFileSync(config, configText(run, own))
  const given = [cliFrom(folder), ...playwrightArguments(config, run)]
  try {
    return await new Promise((done, fail) => {
      const child = spawn(process.execPath, given, { cwd: folder, env: { ...run.env, SIM_EXPLORE: plan } })
      const said: string[] = []
      const end = () => child.kill('SIGINT')
      const ending = onceTimeIsUp(run.plan, end)
      run.stopped.addEventListener('abort', end)
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(String(part)))
      child.once('error', fail)
      child.once('exit', () => {
        clearTimeout(ending)
        writeFileSync(join(run.plan.folder, 'playwright.log'), said.join(''))
        done(said.join(''))
      })
    })
  } finally {
    rmSync(config, { force: true })
  }
}
