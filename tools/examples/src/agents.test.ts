import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bin } from './testing/workspace'

const folder = join(__dirname, 'playwright')
const agents = join(folder, '.github/agents')

const requests = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'agents', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
]

/** The tools that a server of the Model Context Protocol lists. */
const toolsOf = async (program: string, args: readonly string[]): Promise<string[]> => {
  const child = spawn(program, args, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  try {
    for (const request of requests) child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`)
    for await (const line of createInterface({ input: child.stdout })) {
      const { id, result } = JSON.parse(line) as { id?: number; result?: { tools: { name: string }[] } }
      if (id === 2 && result) return result.tools.map(({ name }) => name)
    }
    throw new Error(`${program} ended without a list of tools`)
  } finally {
    child.kill()
    await ended
  }
}

interface Servers {
  readonly servers: Readonly<Record<string, { readonly command: string; readonly args: readonly string[] }>>
}

it('names only tools of the configured servers in the files of agents', async () => {
  const { servers } = JSON.parse(readFileSync(join(folder, '.vscode/mcp.json'), 'utf8')) as Servers
  const found = new Map<string, string[]>()
  for (const [name, { args }] of Object.entries(servers)) {
    const [program = '', ...given] = args
    found.set(name, await toolsOf(bin(program), given))
  }
  for (const file of readdirSync(agents)) {
    const [, head = '', text = ''] = readFileSync(join(agents, file), 'utf8').split(/^---$/m)
    const named = [...head.matchAll(/^ {2}- ([\w-]+)\/([\w-]+)$/gm)].map(([, server = '', tool = '']) => ({
      server,
      tool,
    }))
    expect(
      named.filter(({ server, tool }) => !found.get(server)?.includes(tool)).map((one) => ({ file, ...one })),
    ).toEqual([])
    const inText = text.matchAll(
      /`((?:planner|generator|test)_\w+|verdict|why|worlds|arm|catalogue|coverage|journal|verify)`/g,
    )
    const declared = new Set(named.map(({ tool }) => tool))
    expect([...inText].flatMap(([, tool = '']) => (declared.has(tool) ? [] : [{ file, tool }]))).toEqual([])
  }
})

it('has the healer ask for a verdict before it touches a test', () => {
  const text = readFileSync(join(agents, 'playwright-test-healer.agent.md'), 'utf8')
  expect(text.indexOf('ask `verdict`')).toBeGreaterThan(0)
  expect(text.indexOf('ask `verdict`')).toBeLessThan(text.indexOf('mend the step'))
})
