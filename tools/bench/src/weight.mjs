/** `npm run bench:weight`: what pages weigh, as the browser test of the budgets counts it. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readWeights } from './read-weights.mjs'
import { ownRoot } from './tree.mjs'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const config = ['-c', 'apps/e2e/playwright.config.ts', '--reporter', 'json', 'weight/weight.spec.ts']

/** @type {import('./figures.mjs').Open} */
export const open = async (root) => ({
  measure: async () => {
    const { stdout, stderr } = spawnSync(process.execPath, [playwright, 'test', ...config], {
      cwd: ownRoot,
      env: { ...process.env, SHOP_DIST: join(root, 'dist') },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
    return readWeights(JSON.parse(stdout))
  },
  close: () => undefined,
})
