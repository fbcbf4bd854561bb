import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { findChrome } from '../find-chrome.mjs'
import { root } from '../nx.mjs'
import { thisMachine } from '../this-machine.mjs'
import { countReport } from '../count-reports.mjs'
import { journalOf } from '../changed/journals.mjs'
import { costsOfFolder, countFolder, scriptsOfFolder } from './split-report.mjs'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

/**
 * @typedef {object} FolderOptions
 * @property {string} config
 * @property {string} folder
 */

/**
 * Runs the folders of each suite in one Playwright run: one simulator, one pool of browsers.
 * @param {readonly string[]} tasks ids such as `e2e:test-cart`
 * @param {Readonly<Record<string, FolderOptions>>} options
 * @returns {Promise<Record<string, { success: boolean, terminalOutput: string }>>}
 */
export async function runFolders(tasks, options) {
  /** @type {Record<string, { success: boolean, terminalOutput: string }>} */
  const results = {}
  for (const [config, ids] of byConfig(tasks, options)) {
    const folders = ids.map((id) => /** @type {FolderOptions} */ (options[id]).folder)
    const ended = await run(config, folders)
    for (const [index, id] of ids.entries()) {
      results[id] = { success: ended && writeReports(config, String(folders[index]), id), terminalOutput: '' }
    }
  }
  return results
}

/**
 * @param {readonly string[]} tasks
 * @param {Readonly<Record<string, FolderOptions>>} options
 * @returns {Map<string, string[]>}
 */
function byConfig(tasks, options) {
  const suites = new Map()
  for (const id of tasks) {
    const { config } = /** @type {FolderOptions} */ (options[id])
    suites.set(config, [...(suites.get(config) ?? []), id])
  }
  return suites
}

/** @param {string} config */
const reportOf = (config) => join(root, 'dist', basename(dirname(config)), 'report.json')

/**
 * Whether Playwright came to its end, whatever its tests did.
 * @param {string} config
 * @param {readonly string[]} folders
 */
function run(config, folders) {
  const report = reportOf(config)
  rmSync(report, { force: true })
  const files = folders.map((folder) => `${join(root, folder)}/`)
  const env = { ...process.env, CHROME_PATH: findChrome(thisMachine) }
  const child = spawn(process.execPath, [playwright, 'test', '-c', config, ...files], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve) => void child.on('close', (code) => resolve(code === 0 || code === 1)))
}

/**
 * Writes what a folder counted and cost; returns whether all of it passed.
 * @param {string} config
 * @param {string} folder
 * @param {string} id
 */
function writeReports(config, folder, id) {
  const report = JSON.parse(readFileSync(reportOf(config), 'utf8'))
  const reports = join(root, 'dist/reports')
  const name = `${id.replace(/:test/, '')}.json`
  const counts = countFolder(report, folder)
  mkdirSync(join(reports, 'costs'), { recursive: true })
  writeFileSync(join(reports, name), JSON.stringify(counts, undefined, 2))
  writeFileSync(join(reports, 'costs', name), JSON.stringify(costsOfFolder(report, folder), undefined, 2))
  const { passed, failed } = countReport(counts)
  const ok = failed === 0 && passed > 0
  if (ok && config === 'apps/e2e/playwright.config.ts') writeJournal(name, scriptsOfFolder(report, folder))
  return ok
}

/**
 * Keeps what the files of a folder have loaded, for `npm run test:changed`.
 * @param {string} name
 * @param {Readonly<Record<string, readonly string[]>>} scripts by file
 */
function writeJournal(name, scripts) {
  const journals = join(root, 'dist/journals')
  mkdirSync(journals, { recursive: true })
  writeFileSync(join(journals, name), JSON.stringify(journalOf(scripts), undefined, 2))
}
