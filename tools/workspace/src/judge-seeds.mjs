/**
 * Judges the built simulator with one seed after the other: `node judge-seeds.mjs --seeds 500 --time 20s`.
 * Seeds that the file of results holds already are not judged again, so an interrupted run goes on where it ended.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { root } from './nx.mjs'

const simulator = join(root, 'dist/apps/simulator/main.mjs')
const conform = join(root, 'tools/conformance/dist/soe-conform.mjs')

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    time: { type: 'string', default: '20s' },
    only: { type: 'string' },
    results: { type: 'string', default: join(root, 'dist/judge-seeds.ndjson') },
  },
})

/** @typedef {{ seed: number, held: number, findings: readonly string[], seconds: number }} SeedResult */

/** @returns {SeedResult[]} */
function readResults() {
  if (!existsSync(values.results)) return []
  const lines = readFileSync(values.results, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

async function startSimulator() {
  const child = spawn(process.execPath, [simulator, '--port', '0', '--store', 'memory'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (url !== undefined) return { url, stop: () => child.kill('SIGTERM') }
  }
  throw new Error('the simulator ended before it listened')
}

/**
 * @param {string} url
 * @param {number} seed
 * @returns {Promise<SeedResult>}
 */
async function judgeSeed(url, seed) {
  const out = mkdtempSync(join(tmpdir(), 'soe-judge-seed-'))
  const only = values.only === undefined ? [] : ['--only', values.only]
  const flags = ['--target', url, '--seed', String(seed), '--time', values.time, '--out', out, ...only]
  try {
    const judge = spawn(process.execPath, [conform, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] })
    await once(judge, 'exit')
    const { counts, findings, ms } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
    return {
      seed,
      held: counts.held,
      findings: findings.map(
        (/** @type {Record<string, string>} */ finding) =>
          `${finding['fingerprint']} ${finding['operation']} ${finding['kind']} ${finding['path']}: ${finding['message']}`,
      ),
      seconds: Math.round(ms / 1000),
    }
  } finally {
    rmSync(out, { recursive: true })
  }
}

/** @param {readonly SeedResult[]} results */
function report(results) {
  const held = results.reduce((all, result) => all + result.held, 0)
  const broken = results.filter(({ findings }) => findings.length > 0)
  for (const { seed, findings } of broken) for (const finding of findings) console.log(`seed ${seed}: ${finding}`)
  console.log(`${results.length} seeds: ${held} checks held, ${broken.length} seeds with findings`)
  return broken.length === 0
}

const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)
const known = new Set(readResults().map(({ seed }) => seed))
const { url, stop } = await startSimulator()
try {
  mkdirSync(dirname(values.results), { recursive: true })
  for (const seed of seeds.filter((one) => !known.has(one))) {
    appendFileSync(values.results, `${JSON.stringify(await judgeSeed(url, seed))}\n`)
  }
} finally {
  stop()
}
process.exitCode = report(readResults().filter(({ seed }) => seeds.includes(seed))) ? 0 : 1
