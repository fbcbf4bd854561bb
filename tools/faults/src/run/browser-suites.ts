import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hooks } from '../workspace/link-browser-hook'
import { type FaultWorkspace, ownRoot } from '../workspace/fault-workspace'

export const browserSuites = ({ copy }: FaultWorkspace): string[] =>
  readdirSync(join(copy, 'apps'))
    .map((name) => `apps/${name}`)
    .filter((folder) => existsSync(join(copy, folder, 'playwright.config.ts')))

export const configOf = (suite: string) => `${suite}/faults.config.ts`

interface BrowserRun {
  readonly suite: string
  /** Where the reporter writes a line for each test. */
  readonly rows: string
  readonly workers: number
  /** By the test's key; without it all tests run but `without`, and report what they reach. */
  readonly faults?: Readonly<Record<string, readonly string[]>>
  readonly without?: readonly string[]
  /** The file that gets the report of each failed test, on a line. */
  readonly failures?: string
  /** Only these files. */
  readonly files: readonly string[]
}

/** The suite's own settings, but that what fails is repeated, and with a fault does not wait long for what never comes. */
const configText = (run: BrowserRun, folder: string): string => {
  const reporters = [
    [join(hooks, 'playwright-reporter.mjs'), { suite: run.suite, rows: run.rows, folder }],
    ...(run.failures === undefined ? [] : [[join(hooks, 'failure-reporter.mjs'), { rows: run.failures }]]),
  ]
  const own = {
    workers: run.workers,
    outputDir: join(folder, 'output'),
    reporter: reporters,
    ...(run.faults ? { retries: 2, timeout: 45_000, expect: { timeout: 8000 } } : { retries: 1 }),
  }
  const use = { screenshot: 'off', trace: 'off', video: 'off' }
  return `import suite from './playwright.config'\n\nexport default { ...suite, ...${JSON.stringify(own)}, use: { ...suite.use, ...${JSON.stringify(use)} } }\n`
}

/** Runs tests of a browser suite in one process of Playwright, whatever the fault of each. */
export const runBrowserSuite = (workspace: FaultWorkspace, run: BrowserRun): void => {
  const folder = join(workspace.folder, 'turns')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const plan = join(folder, 'plan.json')
  const { faults, without } = run
  writeFileSync(
    plan,
    JSON.stringify({ tells: !faults, folder, ...(faults && { faults }), ...(without && { without }) }),
  )
  const config = configOf(run.suite)
  writeFileSync(join(workspace.copy, config), configText(run, folder))
  const cli = join(ownRoot, 'node_modules/@playwright/test/cli.js')
  const given = [cli, 'test', '-c', config, '--pass-with-no-tests', ...run.files]
  const { status } = spawnSync(process.execPath, given, {
    cwd: workspace.copy,
    stdio: 'inherit',
    env: { ...process.env, FAULTS_PLAN: plan },
  })
  if (status === null) throw new Error('The run was ended from outside')
}
