/**
 * Runs browser journeys through the judge's proxy; what breaks the contract on the way fails them.
 * `npm test` runs one, the soak all of them.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { consoleFiles, simulator, storefront } from './build-shop.mjs'
import { root } from './nx.mjs'

const reports = join(root, 'dist/e2e-judged')
const conform = join(root, 'tools/conformance/dist/soe-conform.mjs')
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

const isSoak = process.env['SOAK'] === '1'
const one = ['--project', 'desktop', '-g', 'a customer signs in, saves a phone']

/**
 * Starts a program and waits for the port that it prints.
 * @param {readonly string[]} args
 * @returns {Promise<{ port: string, stop: () => Promise<number | null> }>}
 */
function start(args) {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => void child.on('close', resolve))
  const stop = () => {
    child.kill('SIGINT')
    return /** @type {Promise<number | null>} */ (ended)
  }
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      said += chunk
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? []
      if (port) resolve({ port, stop })
    })
    void ended.then(() => reject(new Error(`${args[0]} ended: ${said}`)))
  })
}

/** @param {string} port */
function runJourneys(port) {
  const args = ['test', '-c', 'apps/e2e/playwright.config.ts', 'journeys/journeys.spec.ts', ...(isSoak ? [] : one)]
  const env = { ...process.env, JUDGED: '1', SHOP_PORT: port }
  const child = spawn(process.execPath, [playwright, ...args], { cwd: root, stdio: 'inherit', env })
  return new Promise((resolve) => void child.on('close', resolve))
}

const shop = await start([simulator, '--port', '0', '--static', storefront, '--console', consoleFiles])
const target = `http://localhost:${shop.port}`
const proxy = await start([conform, 'proxy', '--target', target, '--port', '0', '--out', reports])
const journeys = await runJourneys(proxy.port)
const judged = await proxy.stop()
await shop.stop()
process.exitCode = journeys === 0 && judged === 0 ? 0 : 1
