import { defineCommand } from '../command'
import { exitCode } from '../exit-code'

export const mcp = defineCommand({
  usage: 'mcp',
  summary: 'Serve the simulator to agents by the Model Context Protocol, over standard input and output.',
  notes: `
An agent's configuration starts it: {"command": "npx", "args": ["soe-sim", "mcp"]}. Over HTTP the simulator serves the
same tools at /__sim/mcp.
`,
  examples: ['mcp'],
  handler: async ({ io, server: { url, token } }) => {
    // A file of its own, which nothing else loads.
    const { serveMcpOverStdio } = await import('@soe/simulator-client/mcp')
    await serveMcpOverStdio({ baseUrl: url, ...(token !== undefined && { token }) }, io.version, io.untilStopped())
    return exitCode.fine
  },
})
