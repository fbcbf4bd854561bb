import { findOperation, operations, type OperationKey } from '@soe/contracts'
import type { FastifyInstance } from 'fastify'

/** Guides for tasks, which the console brings along as files. */
const guides = {
  'reproduce-a-bug': 'make a bug happen again, and hand it over as a file',
  'write-a-scenario': 'script a failure of the carrier, and what is expected of the shop',
  'find-who-is-at-fault': 'what to do about a red test before anything is changed',
  'judge-a-backend': 'whether a real backend keeps the contract',
  'add-an-operation': 'add an operation of the carrier to the contract',
} as const

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
    ...Object.entries(guides).map(([name, text]) => link(name, `/__sim/guides/${name}.md`, text)),
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

export const registerGuides = (app: FastifyInstance) =>
  app.get('/__sim/llms.txt', ({ protocol, host }, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(index(`${protocol}://${host}`)),
  )
