/**
 * `@playwright/test`, with one test for each fault that a plan names for it. While such a test runs, its fault acts in
 * every page and in the server, which each worker starts for itself.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { keyOf, nameOf, readCopy, readName } from './test-names.mjs'
import { readReached, turnFile } from './switch.mjs'

const { test: base } = createRequire(import.meta.url)('playwright/test')

/**
 * @typedef {object} Plan
 * @property {boolean} tells whether each test reports the faults that it reaches
 * @property {string} folder of what workers and servers share
 * @property {Record<string, string[]>} [faults] by the test's key; without it every test runs, and no fault acts
 * @property {string[]} [without] the keys of tests that do not run
 * @property {string} [reach] where each cell of an exploration writes a line with what it reaches
 */

/** @type {Plan} */
const plan = JSON.parse(readFileSync(process.env['FAULTS_PLAN'] ?? '', 'utf8'))

const explored = process.env['SIM_EXPLORE']

/** The cells of an exploration, by test; its fault stands behind a cell's name. */
const { tests: cells = {}, copies = 1 } = explored === undefined ? {} : JSON.parse(readFileSync(explored, 'utf8'))

/**
 * The cell that a copy of a test explores.
 * @returns {string | undefined}
 */
const cellOf = (/** @type {any} */ { project, titlePath, repeatEachIndex }) => {
  const { titles, copy } = readCopy(titlePath)
  return cells[[project.name, ...titles].join(' › ')]?.cells[repeatEachIndex * copies + copy]?.id
}

/** @param {string} key */
const namesOf = (key, /** @type {string} */ title) => {
  if (plan.faults) return (plan.faults[key] ?? []).map((fault) => nameOf(title, fault))
  return plan.without?.includes(key) ? [] : [title]
}

/** Playwright has no public way to make several tests of one: the method that makes a test is called for each. */
const makeTestsOfOne = () => {
  const symbol = Object.getOwnPropertySymbols(base).find(({ description }) => description === 'testType')
  const maker = symbol && Object.getPrototypeOf(base[symbol])
  if (typeof maker?._createTest !== 'function')
    throw new Error('This version of Playwright makes its tests in another way.')
  const make = maker._createTest
  maker._createTest = function (
    /** @type {any} */ type,
    /** @type {any} */ at,
    /** @type {string} */ title,
    /** @type {any[]} */ ...rest
  ) {
    const suite = this._currentSuite(at, 'test()')
    const key = keyOf([...(suite?.titlePath() ?? []), title])
    for (const name of namesOf(key, title)) make.call(this, type, at, name, ...rest)
  }
}

makeTestsOfOne()

/**
 * What a page asks; it is written once for each document, ahead of every script.
 * @param {{ active: string, tells: boolean }} turn
 */
const answerSwitches = ({ active, tells }) => {
  const page = /** @type {any} */ (globalThis)
  const reached = new Set()
  page.__fault = (/** @type {string} */ id) => {
    if (tells && !reached.has(id)) {
      reached.add(id)
      void page.__faultReached?.(id)
    }
    return id === active
  }
}

/** The fault of the test under way, in all browsers and servers of this worker. */
class Turns {
  /** @type {Map<any, { dispose(): Promise<void> }>} */
  contexts = new Map()
  /** @type {import('./switch.mjs').Turn} */
  turn = { turn: 0, active: '', tells: plan.tells }
  /** @type {Set<string>} */
  reached = new Set()
  bytes = 0

  constructor(/** @type {string} */ folder) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** @param {string} active */
  async begin(active) {
    this.turn = { turn: this.turn.turn + 1, active, tells: plan.tells }
    this.reached.clear()
    writeFileSync(turnFile(this.folder), JSON.stringify(this.turn))
    for (const [context, script] of this.contexts) {
      await script.dispose()
      this.contexts.set(context, await context.addInitScript(answerSwitches, this.turn))
      for (const page of context.pages()) await page.evaluate(answerSwitches, this.turn).catch(() => undefined)
    }
  }

  /** The faults that pages and servers have reached since the test began. */
  end() {
    const { ids, bytes } = readReached(this.folder, this.bytes)
    this.bytes = bytes
    return [...new Set([...this.reached, ...ids])]
  }

  /** @param {any} context */
  async follow(context) {
    if (plan.tells)
      await context.exposeBinding(
        '__faultReached',
        (/** @type {any} */ _, /** @type {string} */ id) => void this.reached.add(id),
      )
    this.contexts.set(context, await context.addInitScript(answerSwitches, this.turn))
    context.on('close', () => this.contexts.delete(context))
  }
}

/** Starts what the suite's own configuration starts, for this worker alone. */
const startServer = async (
  /** @type {any} */ { configFile, webServer: { command, cwd = '.', wait } },
  /** @type {string} */ folder,
) => {
  const { href } = new URL('node-server.mjs', import.meta.url)
  const env = { ...process.env, FAULTS_FOLDER: folder, NODE_OPTIONS: `--import=${href}` }
  const child = spawn(`exec ${command}`, {
    cwd: join(dirname(configFile), cwd),
    env,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  /** @type {Record<string, string>} */
  const found = await new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`${command} ended: ${said}`)))
    child.stdout.on('data', (data) => {
      said += data
      const groups = wait.stdout.exec(said)?.groups
      if (groups) resolve(groups)
    })
  })
  // Playwright hands the named groups over in the same way.
  for (const [name, value] of Object.entries(found)) process.env[name.toUpperCase()] = value
  return child
}

export const test = base.extend({
  faultTurns: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async (/** @type {any} */ {}, /** @type {any} */ use, /** @type {any} */ { config, workerIndex }) => {
      const turns = new Turns(join(plan.folder, `worker-${workerIndex}`))
      await turns.begin('')
      const server = config.webServer && (await startServer(config, turns.folder))
      await use(turns)
      // A fault may keep it too busy to hear a kinder signal.
      server?.kill('SIGKILL')
    },
    { scope: 'worker', auto: true },
  ],
  browser: [
    async (/** @type {any} */ { browser, faultTurns }, /** @type {any} */ use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (/** @type {any} */ options) => {
        const context = await open(options)
        await faultTurns.follow(context)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  fault: [
    async (/** @type {any} */ { faultTurns }, /** @type {any} */ use, /** @type {any} */ testInfo) => {
      const cell = cellOf(testInfo)
      const { fault } = readName(cell ?? testInfo.title)
      // Its first failure is made once more, then without the fault.
      const active = fault !== undefined && testInfo.retry < 2 ? fault : ''
      if (testInfo.retry === 0 && active !== '' && existsSync(join(plan.folder, 'caught', active))) testInfo.skip()
      await faultTurns.begin(active)
      await use(active)
      if (!plan.tells) return
      const reached = faultTurns.end()
      testInfo.annotations.push({ type: 'reached', description: reached.join(' ') })
      if (plan.reach)
        appendFileSync(
          plan.reach,
          `${JSON.stringify({ test: readCopy(testInfo.titlePath).titles.at(-1), cell, reached })}\n`,
        )
    },
    { auto: true },
  ],
})
