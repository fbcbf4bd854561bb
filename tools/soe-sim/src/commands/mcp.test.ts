import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { join } from 'node:path'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()

const clientOf = async (url: string) => {
  const args = [join(__dirname, '../../bin/soe-sim.mjs'), 'mcp']
  const transport = new StdioClientTransport({ command: process.execPath, args, env: { SIM_URL: url } })
  const client = new Client({ name: 'a-test', version: '1.0.0' })
  await client.connect(transport)
  return client
}

it('serves the tools over standard input and output, and ends with its client', async () => {
  const client = await clientOf(fixture.url)
  expect((await client.listTools()).tools).toHaveLength(10)
  const made = await client.callTool({ name: 'worlds', arguments: { do: 'make', world: 'by-an-agent' } })
  expect(made).toMatchObject({ structuredContent: { items: [{ id: 'by-an-agent' }] } })
  expect(await fixture.client.getWorld('by-an-agent')).toMatchObject({ persona: 'prospect' })
  await client.close()
})

it('says how to start a simulator where none answers', async () => {
  const client = await clientOf('http://127.0.0.1:9')
  const answer = await client.callTool({ name: 'worlds', arguments: { do: 'list' } })
  const text = 'No simulator answers at http://127.0.0.1:9. Start one with "npx soe-sim start".'
  expect(answer).toMatchObject({ isError: true, content: [{ type: 'text', text }] })
  await client.close()
})
