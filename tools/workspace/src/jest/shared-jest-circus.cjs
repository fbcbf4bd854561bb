const { dirname, join } = require('node:path')
const { extract, parse } = require('jest-docblock')
const { readFileSync } = require('node:fs')
const { default: circus } = require('jest-circus/runner')

const circusState = join(dirname(require.resolve('jest-circus/package.json')), 'build/jestAdapterInit.js')
const eventHandlers = Symbol.for('EVENT_HANDLERS')
const testTimeout = Symbol.for('TEST_TIMEOUT_SYMBOL')

/** Registers hooks for the file that loads it. */
const perFile = /\/node_modules\/@testing-library\/react\//

/** The first environment and module registry of each project and kind of environment; its later files share them. */
const kept = new Map()

const keep = (key, environment, runtime) => {
  const first = { environment, runtime, tearDown: environment.teardown.bind(environment) }
  environment.teardown = async () => {}
  runtime.teardown = () => {}
  kept.set(key, first)
  return first
}

const clearPage = ({ document, history, localStorage, sessionStorage }) => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=', 1)[0]}=; path=/; max-age=0`
  history.replaceState(undefined, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}

/** Keeps the loaded modules, and nothing of the last file's tests. */
const renew = ({ environment, runtime }, testPath, console) => {
  const { internalModuleRegistry, moduleRegistry } = runtime.registries
  internalModuleRegistry.delete(circusState)
  for (const file of moduleRegistry.keys()) if (file === testPath || perFile.test(file)) moduleRegistry.delete(file)
  delete environment.global[eventHandlers]
  delete environment.global[testTimeout]
  environment.global.console = console
  environment.fakeTimersModern.useRealTimers()
  runtime.restoreAllMocks()
  runtime.enterTestCode()
  if (environment.global.document) clearPage(environment.global)
}

/**
 * Runs the test files of a project in one environment with one module registry: a module is loaded once a project,
 * not once a file. A file that mocks or reloads modules says `@jest-isolated` in its first comment, and why.
 */
const runFile = async (globalConfig, config, environment, runtime, testPath, send) => {
  const pragmas = parse(extract(readFileSync(testPath, 'utf8')))
  if ('jest-isolated' in pragmas) return circus(globalConfig, config, environment, runtime, testPath, send)
  const key = [config.id, pragmas['jest-environment']].join(' ')
  const first = kept.get(key) ?? keep(key, environment, runtime)
  if (first.runtime !== runtime) renew(first, testPath, environment.global.console)
  return circus(globalConfig, config, first.environment, first.runtime, testPath, send)
}

/** Jest's `globalTeardown`: ends what would keep the process. */
const tearDown = async () => {
  for (const first of kept.values()) await first.tearDown()
  kept.clear()
}

module.exports = Object.assign(runFile, { tearDown })
