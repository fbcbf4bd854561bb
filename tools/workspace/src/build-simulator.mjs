/** Bundles the simulator into one file that runs without the workspace, but for the embedded store's own binary. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { stableSpreads } from './stable-spreads.mjs'

/** @param {string} path */
const inWorkspace = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

await build({
  entryPoints: [inWorkspace('apps/simulator/src/main.ts')],
  outfile: inWorkspace('dist/apps/simulator/main.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  minifyWhitespace: true,
  external: ['lmdb'],
  logLevel: 'warning',
  plugins: [stableSpreads],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})
