import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MutantResult, type Mutation, type MutationReport, readReport } from './mutant'

const require = createRequire(import.meta.url)
const stryker = join(require.resolve('@stryker-mutator/core/package.json'), '../bin/stryker.js')
const plugin = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export interface StrykerRun {
  /** The copy of the checkout; Stryker overwrites what it mutates there. */
  readonly copy: string
  readonly folder: string
  readonly mutate: readonly Mutation[]
  readonly workers: number
}

const configOf = ({ mutate, workers }: StrykerRun, report: string) => ({
  testRunner: 'kept-registry',
  plugins: ['@stryker-mutator/jest-runner', plugin('kept-registry-runner.mjs'), plugin('ignore-data.mjs')],
  ignorers: ['data'],
  jest: {
    configFile: 'jest.config.cjs',
    enableFindRelatedTests: false,
    // Ends what this runner keeps from one run to the next.
    config: { globalTeardown: null, setupFilesAfterEnv: [plugin('load-mutated.cjs')] },
  },
  coverageAnalysis: 'perTest',
  // Its sandbox wants a compiler API that TypeScript 7 does not have.
  inPlace: true,
  mutate: [...new Set(mutate.map(({ file, place }) => (place === undefined ? file : `${file}:${place}`)))],
  concurrency: workers,
  // A process that has run many mutants is slow.
  maxTestRunnerReuse: 150,
  timeoutMS: 20_000,
  // The judge's tests take more than the default of five.
  dryRunTimeoutMinutes: 30,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: report },
  allowEmpty: true,
  disableTypeChecks: false,
  allowConsoleColors: false,
  warnings: false,
  tempDirName: '.stryker-tmp',
})

/** Tries the mutants on the tests of their project, and returns what became of each. */
export const runStryker = async (run: StrykerRun): Promise<MutantResult[]> => {
  const cwd = join(run.copy, run.folder)
  const [config, report] = [join(cwd, 'stryker.config.json'), join(cwd, 'mutants.json')]
  rmSync(report, { force: true })
  writeFileSync(config, JSON.stringify(configOf(run, report)))
  writeFileSync(join(cwd, 'mutated.json'), JSON.stringify([...new Set(run.mutate.map(({ file }) => file))]))
  const drawn = run.mutate.flatMap(({ file, name }) => (name === undefined ? [] : `${file} ${name}`))
  writeFileSync(join(cwd, 'drawn.json'), JSON.stringify(drawn))
  const env = {
    ...process.env,
    SHARED_JEST_CIRCUS: join(run.copy, 'tools/workspace/src/jest/shared-jest-circus.cjs'),
    NX_TASK_TARGET_PROJECT: '',
  }
  const child = spawn(process.execPath, [stryker, 'run', config], { cwd, env, stdio: 'inherit' })
  const code = await new Promise((resolve) => void child.on('close', resolve))
  if (code !== 0) throw new Error(`Stryker ended with ${String(code)}`)
  const isTried = (file: string, name: string) => drawn.length === 0 || drawn.includes(`${file} ${name}`)
  return readReport(JSON.parse(readFileSync(report, 'utf8')) as MutationReport, run.folder, isTried)
}
