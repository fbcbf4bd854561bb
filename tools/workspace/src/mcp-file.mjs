/** The server for agents is a file of its own beside a program, which loads it when it is asked for. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './nx.mjs'

const entry = /^@soe\/simulator-client\/mcp$/

/** @param {string} file as the program finds it */
export const mcpFileAt = (file) => ({
  name: 'mcp-file',
  setup: (/** @type {import('esbuild').PluginBuild} */ { onResolve }) =>
    onResolve({ filter: entry }, () => ({ path: file, external: true })),
})

/** @param {string} outfile */
export const buildMcpFile = (outfile) =>
  build({
    entryPoints: [join(root, 'libs/simulator-client/src/mcp/mcp.ts')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  })
