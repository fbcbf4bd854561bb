/** Lists the tools of the MCP server with the inspector's own command line, which npm fetches; it wants Node 22. */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { root } from './nx.mjs'

const inspector = '@modelcontextprotocol/inspector@0.15.0'

/**
 * @param {string} program of Node
 * @returns {readonly string[]} the names of the tools; none where the inspector ended with an error, which is printed
 */
export function listTools(program) {
  const env = { ...process.env, PATH: `${dirname(program)}:${process.env['PATH']}` }
  const built = spawnSync(program, [join(root, 'tools/workspace/src/build-program.mjs'), 'soe-sim'], {
    env,
    encoding: 'utf8',
  })
  const server = [program, join(root, 'tools/soe-sim/dist/soe-sim.mjs'), 'mcp']
  const asked = ['--cli', ...server, '--method', 'tools/list']
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', inspector, ...asked], { env, encoding: 'utf8' })
  if (built.status === 0 && status === 0)
    return JSON.parse(stdout).tools.map((/** @type {{ name: string }} */ { name }) => name)
  console.error(`${built.stderr}${stderr}`)
  return []
}
