import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(__dirname, '../../../..')

export const built = {
  simulator: join(root, 'dist/apps/simulator/main.mjs'),
  storefront: join(root, 'dist/apps/storefront'),
  console: join(root, 'dist/apps/console'),
  commandLine: join(root, 'tools/soe-sim/dist/soe-sim.mjs'),
  conform: join(root, 'tools/conformance/dist/soe-conform.mjs'),
}

/** Where copies and snippets are run: inside the workspace, so that they find its packages. */
export const scratch = join(root, 'dist/examples')

export const bin = (name: string): string => join(root, 'node_modules/.bin', name)

export const isThere = (path: string): boolean => existsSync(join(root, path))
