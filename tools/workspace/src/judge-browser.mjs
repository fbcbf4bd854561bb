/**
 * Runs the browser suite through the judge's proxy; what breaks the contract on the way fails it.
 * `npm test` runs one journey, the soak the whole suite but what fails at random.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { consoleFiles, simulator, storefront } from './build-shop.mjs'
import { root } from './nx.mjs'

const reports = join(root, 'dist/e2e-judged')
const conform = join(root, 'tools/conformance/dist/soe-conform.mjs')
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

const isSoak = process.env['SOAK'] === '1'
const one = ['journeys/journeys.spec.ts', '--project', 'desktop', '-g', 'a customer signs in, saves a phone']

/** What tests order a simulator to break; anything else fails the suite. */
const ordered = [
  { fingerprint: 'dbb1a62b53ee', operation: 'checkout.updateContact', path: '' },
  { fingerprint: 'dd6a01056ae8', operation: 'checkout.placeOrder', path: '' },
  { fingerprint: '164d081baa9e', operation: 'cart.addDevice', path: '' },
  { fingerprint: 'e32f24b0a9dd', operation: 'cart.assignMtn', path: '' },
  { fingerprint: 'e17e9832e3f7', operation: 'cart.assignMtn', path: '' },
  { fingerprint: '713a4ef7a9c3', operation: 'cart.assignMtn', path: 'content-type' },
]

const day = 86_400_000

function writeWaivers() {
  const file = join(reports, 'waivers.json')
  const until = new Date(Date.now() + day).toISOString().slice(0, 10)
  const waivers = ordered.map((finding) => ({ ...finding, owner: 'browser suite', why: 'a test orders it', until }))
  mkdirSync(reports, { recursive: true })
  writeFileSync(file, JSON.stringify({ waivers }))
  return file
}

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
function runSuite(port) {
  const args = ['test', '-c', 'apps/e2e/playwright.config.ts', ...(isSoak ? [] : one)]
  // The soak has its projects and figures without the proxy.
  const env = { ...process.env, SOAK: '', JUDGED: '1', SHOP_PORT: port }
  const child = spawn(process.execPath, [playwright, ...args], { cwd: root, stdio: 'inherit', env })
  return new Promise((resolve) => void child.on('close', resolve))
}

const shop = await start([simulator, '--port', '0', '--static', storefront, '--console', consoleFiles])
const target = `http://localhost:${shop.port}`
const waivers = isSoak ? ['--waivers', writeWaivers()] : []
const proxy = await start([conform, 'proxy', '--target', target, '--port', '0', '--out', reports, ...waivers])
const suite = await runSuite(proxy.port)
const judged = await proxy.stop()
await shop.stop()
process.exitCode = suite === 0 && judged === 0 ? 0 : 1
