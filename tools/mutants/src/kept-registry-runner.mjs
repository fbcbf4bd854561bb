/**
 * Stryker's Jest runner, on modules that stay loaded from one mutant to the next: only a mutant that acts while its
 * module loads has them loaded again. A mutant meets the test file beside its own first, and no test after the first
 * file that catches it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner'
import { drawnName } from './drawn-name.mjs'

const require = createRequire(import.meta.url)
const jestRunner = dirname(require.resolve('@stryker-mutator/jest-runner/package.json'))

/** What the Jest runner shares with the environment of the tests. */
const { state } = require(join(jestRunner, 'dist/src/jest-plugins/messaging.cjs'))
const { tearDown } = require(String(process.env['SHARED_JEST_CIRCUS']))

/** The files of each test, by which every process of a run finds those that reach a mutant. */
const filesOfTests = join(process.cwd(), 'files-of-tests.json')

/** @param {readonly { id: string, fileName?: string }[]} tests */
const writeFiles = (tests) => {
  /** @type {Record<string, (string | undefined)[]>} */
  const files = {}
  for (const { id, fileName } of tests) (files[id] ??= []).push(fileName)
  writeFileSync(filesOfTests, JSON.stringify(files))
}

/** @type {Record<string, string[]>} */
let known
/**
 * The files of some tests, or of all.
 * @param {readonly string[]} [tests]
 */
const findFiles = (tests) => {
  known ??= JSON.parse(readFileSync(filesOfTests, 'utf8'))
  return [...new Set(tests ? tests.flatMap((test) => known[test] ?? []) : Object.values(known).flat())]
}

/** @type {Set<string> | undefined} */
let drawn
/**
 * Whether a mutant is of the sample, or all are.
 * @param {any} mutant
 */
const isDrawn = (mutant) => {
  drawn ??= new Set(JSON.parse(readFileSync(join(process.cwd(), 'drawn.json'), 'utf8')))
  return drawn.size === 0 || drawn.has(`${relative(process.cwd(), mutant.fileName)} ${drawnName(mutant)}`)
}

/**
 * The file beside the mutant alone, then the others in growing parts: most mutants die in the first.
 * @param {readonly string[]} files
 * @param {string} source
 */
const inParts = (files, source) => {
  const beside = source.replace(/\.ts$/, '.test.ts')
  const others = files.filter((file) => file !== beside)
  const parts = [files.filter((file) => file === beside), others.slice(0, 3), others.slice(3, 15), others.slice(15)]
  return parts.filter((part) => part.length > 0)
}

createRunner.inject = tokens(commonTokens.injector)
/** @param {any} injector */
function createRunner(injector) {
  const { factory } = /** @type {any} */ (jestPlugins[0])
  const runner = injector.injectFunction(factory)
  const runJest = runner.run.bind(runner)
  /** @type {readonly string[] | undefined} */
  let testFiles
  runner.run = (/** @type {object} */ settings) => runJest(testFiles ? { ...settings, testFiles } : settings)

  /**
   * @param {any} options
   * @param {readonly string[]} [part]
   */
  const runPart = (options, part) => {
    testFiles = part
    state.instrumenterContext.activeMutant = options.activeMutant.id
    return runner.mutantRun(options)
  }

  /** @param {any} options */
  const runParts = async (options) => {
    let result
    for (const part of inParts(findFiles(options.testFilter), options.sandboxFileName)) {
      result = await runPart(options, part)
      if (result.status !== 'survived') break
    }
    return result ?? runPart(options)
  }

  return {
    init: () => runner.init(),
    capabilities: () => runner.capabilities(),
    /** @param {any} options */
    async dryRun(options) {
      const result = await runner.dryRun(options)
      writeFiles(result.tests ?? [])
      return result
    },
    /** @param {any} options */
    async mutantRun(options) {
      if (!isDrawn(options.activeMutant)) return { status: 'error', errorMessage: 'not drawn' }
      if (!options.reloadEnvironment) return runParts(options)
      await tearDown()
      const result = await runParts(options)
      await tearDown()
      return result
    },
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'kept-registry', createRunner)]
