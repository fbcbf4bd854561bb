/**
 * `build-program.mjs conformance`: bundles a command-line tool into one file that runs without tsx. The file of an
 * earlier build is there until the new one takes its place: suites that run side by side bundle it, and start it.
 */
import { chmodSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { writeLicenses } from './bundled-licenses.mjs'
import { root } from './nx.mjs'

/** By project. */
const programs = {
  conformance: {
    file: 'soe-conform.mjs',
    contents: `import { main } from './main'
import { processIo } from './process-io'
process.exitCode = await main(process.argv.slice(2), processIo())`,
  },
  'soe-sim': {
    file: 'soe-sim.mjs',
    contents: `import { fileURLToPath } from 'node:url'
import { main } from './main'
import { processIo } from './process-io'
import { version } from '../package.json'
const startProgram = fileURLToPath(new URL('../../workspace/src/start.mjs', import.meta.url))
process.exitCode = await main(process.argv.slice(2), processIo({ version, startProgram }))`,
  },
}

const project = process.argv[2]
if (project !== 'conformance' && project !== 'soe-sim')
  throw new Error(`Name one of the programs ${Object.keys(programs).join(' and ')}, not ${project}`)

const { file, contents } = programs[project]
const bundle = join(root, 'tools', project, 'dist', file)
const unfinished = `${bundle}.${process.pid}`

await build({
  stdin: { contents, resolveDir: join(root, 'tools', project, 'src'), loader: 'ts' },
  outfile: unfinished,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The parsers of YAML and of arguments are CommonJS and ask for modules of Node.
  banner: {
    js: `#!/usr/bin/env node
import { createRequire as createRequireHere } from 'node:module'
const require = createRequireHere(import.meta.url)`,
  },
  logLevel: 'warning',
})
chmodSync(unfinished, 0o755)
renameSync(unfinished, bundle)
await writeLicenses([`tools/${project}/src/main.ts`], dirname(bundle))
