/** Bundles the simulator: it runs without the workspace, but for the embedded store's own binary. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { writeLicenses } from './bundled-licenses.mjs'
import { buildMcpFile, mcpFileAt } from './mcp-file.mjs'
import { root } from './nx.mjs'
import { stableSpreads } from './stable-spreads.mjs'
import { writeCodeCache } from './write-code-cache.mjs'

const folder = join(root, 'dist/apps/simulator')
const main = join(folder, 'main.mjs')
const bundle = join(folder, 'bundle.cjs')

/** Only comments have other letters; with a single one of them V8 would keep two bytes for each letter of all. */
const spellInAscii = () =>
  writeFileSync(
    bundle,
    readFileSync(bundle, 'utf8').replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

rmSync(folder, { recursive: true, force: true })
await build({
  entryPoints: [join(root, 'apps/simulator/src/main.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['lmdb'],
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
  plugins: [stableSpreads, mcpFileAt('./mcp.cjs')],
})
spellInAscii()
await buildMcpFile(join(folder, 'mcp.cjs'))
await writeLicenses(['apps/simulator/src/main.ts'], folder, ['lmdb'])
const beside = join(root, 'tools/workspace/src')
copyFileSync(join(beside, 'run-bundle.mjs'), main)
copyFileSync(join(beside, 'write-code-cache.mjs'), join(folder, 'write-code-cache.mjs'))
await writeCodeCache(main)
