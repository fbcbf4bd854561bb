/** `npm run bench:weight`: the JavaScript of a first visit, as the browser test of the budgets counts it. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { readWeights } from './read-weights.mjs'

const command = 'npm run bench:weight'
const { values } = parseArgs({ options: dryOption })

const root = fileURLToPath(new URL('../../..', import.meta.url))
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const config = ['-c', 'apps/e2e/playwright.config.ts', '--reporter', 'json', 'first-load.spec.ts']

const { stdout, stderr } = spawnSync(process.execPath, [playwright, 'test', ...config], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
const weights = readWeights(JSON.parse(stdout))
for (const { path, weight, budget } of weights) console.log(`${path.padEnd(40)}${weight.padStart(10)} of ${budget}`)

/** @param {string} path */
const cells = (path) => weights.filter((each) => each.path === path).flatMap(({ weight, budget }) => [weight, budget])
const figures = Object.entries(rowsOf[command]).map(([path, row]) => [row, cells(path)])
publishFigures(command, Object.fromEntries(figures), values)
