/** Bundles the judge of backends into one file that runs without the workspace. */
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './nx.mjs'

const folder = join(root, 'tools/conformance/dist')

rmSync(folder, { recursive: true, force: true })
await build({
  stdin: {
    contents: `import { main } from './main'
import { processIo } from './process-io'
process.exitCode = await main(process.argv.slice(2), processIo())`,
    resolveDir: join(root, 'tools/conformance/src'),
    loader: 'ts',
  },
  outfile: join(folder, 'soe-conform.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The parser of YAML is CommonJS and asks for modules of Node.
  banner: {
    js: `#!/usr/bin/env node
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)`,
  },
  logLevel: 'warning',
})
chmodSync(join(folder, 'soe-conform.mjs'), 0o755)
