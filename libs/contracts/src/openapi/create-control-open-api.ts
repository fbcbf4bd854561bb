import { z } from 'zod'
import { controlContract } from '../control/control.contract'
import * as chatCall from '../control/chat-call.schema'
import * as clock from '../control/clock.schema'
import * as command from '../control/command.schema'
import * as control from '../control/control.schema'
import * as coverage from '../control/coverage.schema'
import * as details from '../control/details.schema'
import * as journal from '../control/journal.schema'
import * as kept from '../control/kept-snapshot.schema'
import * as providerState from '../control/provider-state.schema'
import * as scenario from '../control/scenario-control.schema'
import * as snapshot from '../control/snapshot.schema'
import * as state from '../control/state.schema'
import { defaultServer } from './default-server'
import { isSchema } from './schema-sources'
import { createToolDocument, type ToolAnswer, type ToolCall, type ToolDocument } from './tool-document'

type ControlKey = keyof typeof controlContract

const tags = {
  worlds: 'Worlds: each is a tenant of the carrier with its own state, clock and seed',
  scenarios: 'Scenarios: what is scripted in a world, and whether it went as expected',
  journal: 'The calls of a world, and why each was answered as it was',
  snapshots: 'Snapshots that are kept on the server',
  catalog: 'What worlds and scenarios may name',
  service: 'The state of the simulator itself',
} as const
type Tag = keyof typeof tags

/** The first row that a path fits. */
const tagRows: readonly (readonly [RegExp, Tag])[] = [
  [/\/catalog\//, 'catalog'],
  [/\/(scenarios|verify|names)\b/, 'scenarios'],
  [/\/(journal|decisions|explain|coverage)\b/, 'journal'],
  [/\/v1\/snapshots/, 'snapshots'],
  [/\/v1\/worlds/, 'worlds'],
]

const tagOf = (path: string): Tag => tagRows.find(([pattern]) => pattern.test(path))?.[1] ?? 'service'

const scenarioExample = {
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'carrier-is-down',
  title: 'The first call is answered 503',
  rules: [{ id: 'down', on: 'cart.addDevice', nth: 1, reply: { status: 503 } }],
  expect: [{ rule: 'down', fired: 1 }],
}

/** Bodies that the simulator takes, where one is needed. */
const examples: Readonly<Partial<Record<ControlKey, unknown>>> = {
  makeWorld: { persona: 'prospect', seed: 1 },
  sweepWorlds: { idleFor: 'PT2H' },
  runCommand: { failNext: { on: 'cart.addDevice', error: '208' } },
  callForChat: { operation: 'checkout.getCheckoutDetails', body: {} },
  changeClock: { advance: 'PT28M' },
  changeState: { state: 'shopper', params: { identity: 'signed-in' }, action: 'setup' },
  keepSnapshot: { world: 'default', name: 'before the test' },
  renameSnapshot: { name: 'after the test' },
  armScenario: scenarioExample,
  explain: { operation: 'cart.addDevice' },
}

const texts: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; there is no body.',
  503: 'The store does not answer.',
}

const answersOf = (responses: Readonly<Record<string, unknown>>): Record<string, ToolAnswer> =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => Number(status) < 300)
      .map(([status, schema]): [string, ToolAnswer] => [
        status,
        {
          description: texts[status] ?? 'Done.',
          ...(isSchema(schema) && { schema }),
        },
      ]),
  )

interface ControlRoute {
  readonly method: string
  readonly path: string
  readonly summary?: string
  readonly pathParams?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly responses: Readonly<Record<string, unknown>>
}

const scenarioBody = z.looseObject({ id: z.string() }).meta({
  description:
    'A scenario; `/__sim/v1/scenario.schema.json` is its schema. Without a body the built-in one of this id.',
})

const yamlTypes = { 'application/yaml': { type: 'string', description: 'The same as YAML, with comments.' } }

const callOf = (key: ControlKey): ToolCall => {
  const route = controlContract[key] as ControlRoute
  const { method, path, summary = key, pathParams, query, responses } = route
  const body = key === 'armScenario' ? scenarioBody.optional() : route.body
  return {
    operationId: key,
    method,
    path,
    summary,
    tag: tagOf(path),
    ...(isSchema(pathParams) && { pathParams }),
    ...(isSchema(query) && { query }),
    ...(isSchema(body) && { body }),
    ...(key === 'armScenario' && { bodyTypes: yamlTypes }),
    ...(examples[key] !== undefined && { example: examples[key] }),
    answers: answersOf(responses),
  }
}

const world = z.object({ world: z.string().max(120) })

/** What is served beside the routes of the control contract: redirects, streams and texts. */
const others: readonly ToolCall[] = [
  {
    operationId: 'enterWorld',
    method: 'GET',
    path: '/__sim/v1/worlds/:world/enter',
    summary: 'Sign a browser into a world as its persona, and lead it to a page of the shop',
    tag: 'worlds',
    pathParams: world,
    query: z.object({ to: z.string().optional(), overlay: z.enum(['0', '1']).optional() }),
    answers: { 303: { description: 'Leads on; the cookies are the session and the world.' } },
  },
  {
    operationId: 'followJournal',
    method: 'GET',
    path: journal.journalEventsPath,
    summary: 'Follow the journal of a world, as server-sent events',
    tag: 'journal',
    pathParams: world,
    query: journal.JournalEventsQuerySchema,
    answers: { 200: { description: 'A stream without an end.', types: ['text/event-stream'] } },
  },
  {
    operationId: 'readMetrics',
    method: 'GET',
    path: '/__sim/metrics',
    summary: 'Return figures of calls, worlds and memory, as Prometheus reads them',
    tag: 'service',
    answers: { 200: { description: 'The figures.', types: ['text/plain'] } },
  },
]

const description = `The control API of the simulator: how tests and tools make worlds, script what goes wrong in them,
move their clocks and ask why a call was answered as it was.

It answers on loopback, or to the token that the simulator was started with. It is not part of the carrier's contract,
and no judge of a backend asks for it.`

export const createControlOpenApi = (): ToolDocument =>
  createToolDocument({
    title: 'Control API of the simulator',
    description,
    server: defaultServer,
    tags,
    files: [
      chatCall,
      clock,
      command,
      control,
      coverage,
      details,
      journal,
      kept,
      providerState,
      scenario,
      snapshot,
      state,
    ],
    calls: [...(Object.keys(controlContract) as ControlKey[]).map(callOf), ...others],
    security: {
      name: 'token',
      scheme: { type: 'http', scheme: 'bearer', description: 'The token of `--token`; not needed on loopback.' },
      isOptional: true,
    },
  })
