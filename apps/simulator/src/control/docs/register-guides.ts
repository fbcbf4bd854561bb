import { findOperation, operations, type OperationKey } from '@soe/contracts'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guides, skillFile } from './guides'

const sendText = (reply: FastifyReply, type: 'markdown' | 'plain', text: string) =>
  reply
    .header('content-type', `text/${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(text)

const json = (value: unknown): string[] => ['```json', JSON.stringify(value, null, 2), '```']

/** An operation of the contract as Markdown. */
export const describeOperation = (key: OperationKey): string => {
  const { method, summary = '', metadata } = findOperation(key)
  const { body, query } = metadata.example
  return [
    `# ${key}`,
    '',
    `${summary}.`,
    '',
    ...Object.entries(metadata.paths).map(([audience, path]) => `- ${audience}: ${method} ${path}`),
    '',
    `Errors that it may answer: ${metadata.errors.join(', ')}.`,
    ...(query === undefined ? [] : ['', '## Query', '', ...json(query)]),
    ...(body === undefined ? [] : ['', '## Request', '', ...json(body)]),
    '',
  ].join('\n')
}

const index = (base: string): string => {
  const link = (name: string, path: string, text: string) => `- [${name}](${base}${path}): ${text}`
  return [
    '# soe-sim',
    '',
    '> A simulator of a wireless carrier with state, and the online shop on it. A world is a carrier of its own; every call has a decision that says why it was answered so.',
    '',
    '## Tasks',
    '',
    ...guides.map(({ name, description }) => link(name, `/__sim/guides/${name}.md`, description)),
    '',
    '## Interfaces',
    '',
    link('Control API', '/__sim/v1/control.openapi.json', 'worlds, scenarios, journal, verdicts, as OpenAPI'),
    link('Contract', '/__sim/v1/openapi.json', 'what the carrier answers, as OpenAPI'),
    link('Scenarios', '/__sim/v1/scenario.schema.json', 'JSON Schema of a scenario'),
    link('MCP', '/__sim/mcp', 'the same as tools; over stdio it is npx soe-sim mcp'),
    '',
    '## Operations',
    '',
    ...operations.map(({ key, operation }) => link(key, `/__sim/docs/${key}.md`, operation.summary ?? '')),
    '',
  ].join('\n')
}

/** What an agent reads first, and what it leads to, as Markdown. */
export const registerGuides = (app: FastifyInstance) => {
  app.get('/__sim/llms.txt', ({ protocol, host }: FastifyRequest, reply) =>
    sendText(reply, 'plain', index(`${protocol}://${host}`)),
  )
  app.get<{ Params: { name: string } }>('/__sim/guides/:name', (request, reply) => {
    const name = request.params.name.replace(/\.md$/, '')
    const guide = guides.find((each) => each.name === name)
    if (guide) return sendText(reply, 'markdown', skillFile(guide))
    const allowed = guides.map((each) => `${each.name}.md`)
    throw new RefusalFault('UNKNOWN_PATH', `There is no guide "${name.slice(0, 80)}".`, allowed, 404)
  })
}
