/** `npm run bench:start-up`: from process start to the first answer, beside Prism and Mockoon on the same contract, and an empty server. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleOf } from './servers.mjs'

const openapi = fileURLToPath(new URL('../../../dist/contract/openapi.json', import.meta.url))
const fromOpenApi = createRequire(new URL('../../openapi/package.json', import.meta.url))
const prism = join(dirname(fromOpenApi.resolve('@stoplight/prism-cli/package.json')), 'dist/index.js')

/** Fetched when it is first measured: 250 packages that nothing else here needs. */
const mockoonVersion = '9.9.0'
const cache = fileURLToPath(
  new URL(`../../../node_modules/.cache/soe-bench/mockoon-${mockoonVersion}`, import.meta.url),
)
const mockoon = join(cache, 'node_modules/@mockoon/cli/bin/run.js')
if (!existsSync(mockoon)) {
  const packages = ['--prefix', cache, `@mockoon/cli@${mockoonVersion}`]
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages], { stdio: 'inherit' })
}

const port = 4877
const path = '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=smartphones'

const bare = `require('node:http').createServer((_, reply) => reply.end('{}')).listen(${port})`

/** What a round starts, in this order. @param {string} bundle @param {string} data @returns {Readonly<Record<string, readonly string[]>>} */
const programs = (bundle, data) => ({
  Node: ['-e', bare],
  memory: [bundle, '--port', String(port), '--store', 'memory'],
  embedded: [bundle, '--port', String(port), '--data', data],
  Prism: [prism, 'mock', openapi, '--port', String(port), '--host', '127.0.0.1'],
  Mockoon: [mockoon, 'start', '--data', openapi, '--port', String(port), '--disable-log-to-file'],
})

const answers = async () => {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).status < 500
  } catch {
    return false
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Milliseconds from spawn to the first good answer. @param {readonly string[]} command */
const start = async (command) => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, command, { stdio: 'ignore' })
  while (!(await answers())) await pause()
  const elapsed = performance.now() - startedAt
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
  return elapsed
}

/** @type {import('./figures.mjs').Open} */
export async function open(root) {
  const data = mkdtempSync(join(tmpdir(), 'soe-start-'))
  async function measure() {
    /** @type {Map<string, number>} */
    const times = new Map()
    for (const [name, command] of Object.entries(programs(bundleOf(root), data))) times.set(name, await start(command))
    const timeOf = (/** @type {string} */ name) => times.get(name) ?? Number.NaN
    const beside = ['Prism', 'Mockoon', 'Node'].map((name) => [`to ${name}`, timeOf('memory') / timeOf(name)])
    return { memory: timeOf('memory'), embedded: timeOf('embedded'), ...Object.fromEntries(beside) }
  }
  return { measure, close: () => rmSync(data, { recursive: true, force: true }) }
}
