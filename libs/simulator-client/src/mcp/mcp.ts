import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { withAllowed } from '@soe/scenario'
import { createSimulatorClient } from '../create-simulator-client'
import type { SimulatorConnection } from '../fetch-like'
import { inProcess, type InjectableSimulator } from '../in-process'
import { SimulatorRefusal } from '../simulator-refusal'
import { fitted } from './fit'
import { tools, type Tool } from './tools'

const instructions = `A simulator of a wireless carrier, and the online shop on it. A world is a carrier of its own: its id is the
handle. Every call has a decision, named by x-sim-decision. Where a test fails, ask verdict before you change anything.
Longer work is on the command line: npx soe-sim explore, npx soe-conform.`

const isUnreachable = ({ name, message }: Error): boolean => name === 'TypeError' && message === 'fetch failed'

/** Where those are found that are too many, or too short-lived, for a refusal to name. */
const listedBy: Readonly<Record<string, string>> = {
  UNKNOWN_WORLD: 'worlds lists them',
  UNKNOWN_DECISION: 'journal lists the calls of a world',
  UNKNOWN_SCENARIO: 'catalogue lists the built-in ones',
}

const textOf = (error: unknown, { baseUrl }: SimulatorConnection): string => {
  if (!(error instanceof Error)) return String(error)
  if (isUnreachable(error)) return `No simulator answers at ${baseUrl}. Start one with "npx soe-sim start".`
  if (!(error instanceof SimulatorRefusal)) return error.message
  const { message, code, allowed = [] } = error
  const listed = listedBy[code]
  const word = /"([^"]+)"/.exec(message)?.[1] ?? ''
  return withAllowed(listed === undefined ? message : `${message} The tool ${listed}.`, word, allowed)
}

const register = (server: McpServer, tool: Tool, connection: SimulatorConnection) => {
  const { name, title, description, hints, input, output } = tool
  const annotations = {
    title,
    readOnlyHint: hints.isReading === true,
    destructiveHint: hints.isDestructive === true,
    idempotentHint: hints.isReading === true || hints.isIdempotent === true,
    openWorldHint: false,
  }
  const config = { title, description, inputSchema: input, outputSchema: output, annotations }
  server.registerTool(name, config, async (given) => {
    try {
      const found = fitted(await tool.run(createSimulatorClient(connection), given))
      return { content: [{ type: 'text' as const, text: JSON.stringify(found) }], structuredContent: found }
    } catch (error) {
      return { content: [{ type: 'text' as const, text: textOf(error, connection).slice(0, 4000) }], isError: true }
    }
  })
}

/** A server of the Model Context Protocol for one simulator; it keeps nothing between calls. */
const createServer = (connection: SimulatorConnection, version: string): McpServer => {
  const server = new McpServer({ name: 'soe-sim', version }, { instructions })
  for (const tool of tools) register(server, tool, connection)
  return server
}

/** Serves until standard input ends or the signal aborts. */
export const serveMcpOverStdio = (
  connection: SimulatorConnection,
  version: string,
  stopped: AbortSignal,
): Promise<void> =>
  new Promise((done) => {
    const served = serveStdio(() => createServer(connection, version))
    const end = () => void served.close().then(done, done)
    process.stdin.once('end', end)
    stopped.addEventListener('abort', end, { once: true })
  })

/** Answers requests of the protocol with a simulator of this process. */
export const createMcpHandlerFor = (simulator: InjectableSimulator, version: string) => {
  const connection = inProcess(simulator)
  // The addresses for entering a world begin with the host that the client called.
  const handler = createMcpHandler(({ requestInfo }) =>
    createServer({ ...connection, ...(requestInfo && { baseUrl: new URL(requestInfo.url).origin }) }, version),
  )
  return handler.fetch
}
