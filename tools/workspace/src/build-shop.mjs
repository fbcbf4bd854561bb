import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestFiles } from './digest-files.mjs'
import { root, runNx } from './nx.mjs'

export const simulator = join(root, 'dist/apps/simulator/main.mjs')
export const storefront = join(root, 'dist/apps/storefront')
export const consoleFiles = join(root, 'dist/apps/console')

const stamp = join(root, 'dist/apps/built')

const watched = [
  'apps/simulator',
  'apps/storefront',
  'apps/console',
  'libs',
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
  'dist/apps/simulator',
  'dist/apps/storefront',
  'dist/apps/console',
].map((path) => join(root, path))

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digestFiles(watched)

/** Builds the console alone: what `npm run dev` serves is as it was when it started. */
export const buildConsole = () => runNx(['run', 'console:build'], { quiet: true })

/**
 * Builds what `npm start` serves. Even asking Nx takes two seconds, so it is not
 * asked while neither a source nor a built file was touched.
 * @returns {{ ok: boolean, output: string }}
 */
export function buildShop() {
  if (isBuilt()) return { ok: true, output: '' }
  const build = runNx(['run-many', '-t', 'build', '-p', 'simulator', 'storefront', 'console'], { quiet: true })
  if (build.ok) writeFileSync(stamp, digestFiles(watched))
  return build
}
