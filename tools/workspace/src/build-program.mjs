/**
 * `build-program.mjs conformance`: bundles a command-line tool into one file that runs without tsx; `soe-sim FILE
 * VERSION` writes the one that is packed. The file of an earlier build is there until the new one takes its place:
 * suites that run side by side bundle it, and start it.
 */
import { chmodSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { writeLicenses } from './bundled-licenses.mjs'
import { buildMcpFile, mcpFileAt } from './mcp-file.mjs'
import { root } from './nx.mjs'

const [project, packed, packedVersion] = process.argv.slice(2)

/** By project; a packed one lies beside what it starts. */
const programs = {
  conformance: {
    name: 'soe-conform',
    contents: `import { main } from './main'
import { processIo } from './process-io'
process.exitCode = await main(process.argv.slice(2), processIo())`,
  },
  'soe-sim': {
    name: 'soe-sim',
    contents: `import { fileURLToPath } from 'node:url'
import { main } from './main'
import { processIo } from './process-io'
import { version } from '../package.json'
const startProgram = fileURLToPath(new URL('${packed ? './start.mjs' : '../../workspace/src/start.mjs'}', import.meta.url))
process.exitCode = await main(process.argv.slice(2), processIo({ version: ${packedVersion ? `'${packedVersion}'` : 'version'}, startProgram }))`,
  },
}

if (project !== 'conformance' && project !== 'soe-sim')
  throw new Error(`Name one of the programs ${Object.keys(programs).join(' and ')}, not ${project}`)

const { name, contents } = programs[project]
const bundle = packed ?? join(root, 'tools', project, 'dist', `${name}.mjs`)
const unfinished = `${bundle}.${process.pid}`

/** Says which Node is needed before anything newer is called; parsers are CommonJS and ask for modules of Node. */
const banner = `#!/usr/bin/env node
import { createRequire as createRequireHere } from 'node:module'
const [majorHere, minorHere] = process.versions.node.split('.').map(Number)
if (majorHere < 20 || (majorHere === 20 && minorHere < 19) || majorHere === 21 || (majorHere === 22 && minorHere < 12)) {
  console.error(\`${name} needs Node 20.19, or 22.12 and newer. This is \${process.version}.\`)
  process.exit(2)
}
const require = createRequireHere(import.meta.url)`

await build({
  stdin: { contents, resolveDir: join(root, 'tools', project, 'src'), loader: 'ts' },
  outfile: unfinished,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: { js: banner },
  logLevel: 'warning',
  plugins: [mcpFileAt(packed ? './simulator/mcp.cjs' : './mcp.cjs')],
})
if (!packed && project === 'soe-sim') await buildMcpFile(join(dirname(bundle), 'mcp.cjs'))
chmodSync(unfinished, 0o755)
renameSync(unfinished, bundle)
if (!packed) await writeLicenses([`tools/${project}/src/main.ts`], dirname(bundle))
