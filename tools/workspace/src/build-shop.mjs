import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestFiles } from './digest-files.mjs'
import { root, runNx } from './nx.mjs'

export const simulator = join(root, 'dist/apps/simulator/main.mjs')
export const storefront = join(root, 'dist/apps/storefront')

const stamp = join(root, 'dist/apps/built')

const watched = [
  'apps/simulator',
  'apps/storefront',
  'libs',
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
  'dist/apps/simulator',
  'dist/apps/storefront',
].map((path) => join(root, path))

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digestFiles(watched)

/**
 * Builds what `npm start` serves. Even asking Nx takes two seconds, so it is not
 * asked while neither a source nor a built file was touched.
 * @returns {{ ok: boolean, output: string }}
 */
export function buildShop() {
  if (isBuilt()) return { ok: true, output: '' }
  const build = runNx(['run-many', '-t', 'build', '-p', 'simulator', 'storefront'], { quiet: true })
  if (build.ok) writeFileSync(stamp, digestFiles(watched))
  return build
}
