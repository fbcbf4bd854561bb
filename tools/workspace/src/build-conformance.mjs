/**
 * Bundles the judge of backends into one file that runs without the workspace. The file of an earlier build is there
 * until the new one takes its place: suites that run side by side bundle it, and start it.
 */
import { chmodSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { writeLicenses } from './bundled-licenses.mjs'
import { root } from './nx.mjs'

const bundle = join(root, 'tools/conformance/dist/soe-conform.mjs')
const unfinished = `${bundle}.${process.pid}`

await build({
  stdin: {
    contents: `import { main } from './main'
import { processIo } from './process-io'
process.exitCode = await main(process.argv.slice(2), processIo())`,
    resolveDir: join(root, 'tools/conformance/src'),
    loader: 'ts',
  },
  outfile: unfinished,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The parser of YAML is CommonJS and asks for modules of Node.
  banner: {
    js: `#!/usr/bin/env node
import { createRequire as createRequireHere } from 'node:module'
const require = createRequireHere(import.meta.url)`,
  },
  logLevel: 'warning',
})
chmodSync(unfinished, 0o755)
renameSync(unfinished, bundle)
await writeLicenses(['tools/conformance/src/main.ts'], dirname(bundle))
