import type { ArmedScenario, CatalogScenario, Verification, WorldScenario } from '@soe/contracts'
import { limits, operationKeys, scenarioCatalogue, type CheckedScenario, type Scenario } from '@soe/scenario'
import { isoInstant } from '@soe/rules'
import { RefusalFault, type World } from '@soe/world'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Edge } from '../http/edge'
import { changeWorld } from '../http/run-call'
import { armScenario, disarmScenario } from '../scenario-player/arm-scenario'
import { keysOfScenario } from '../scenario-player/compile-scenario'
import type { ScenarioShelf } from '../scenario-files/scenario-shelf'
import { ruleTotals } from '../scenario-player/rule-totals'
import { journalPlace } from './journal-place'
import { digestOf, namedScenario, readScenario, scenarioRefusal } from './read-scenario'
import { verifyWorld } from './verify-world'
import { requireWorld, type WorldParams } from './world-handlers'
import { writeReport } from './write-report'

/** Bytes that the text of a scenario may have. */
export const scenarioLimit = limits.characters * 4

interface ScenarioParams {
  readonly params: { readonly world: string; readonly id: string }
}

interface ArmRequest extends ScenarioParams {
  readonly query: { readonly dryRun?: string }
  readonly body: unknown
  readonly request: FastifyRequest
}

const told = ({ ok, scenario, problems }: CheckedScenario, id: string, armed: boolean): ArmedScenario => ({
  ok,
  armed,
  id,
  ...(scenario && { title: scenario.title }),
  rules: scenario?.rules.length ?? 0,
  problems: [...problems],
})

const arm = (edge: Edge, worldId: string, scenario: Scenario) =>
  changeWorld(edge, worldId, (makeDraft) => {
    const draft = makeDraft()
    armScenario(draft, scenario, { digest: digestOf(scenario), since: journalPlace(edge, worldId) })
    return { draft }
  })

const formatOf = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').startsWith('application/json') ? 'json' : 'yaml'

const armAsked = async (edge: Edge, { params, query, body, request }: ArmRequest): Promise<ArmedScenario> => {
  await requireWorld(edge, params.world)
  const text = typeof body === 'string' ? body : ''
  const checked: CheckedScenario =
    text.trim() === ''
      ? { ok: true, scenario: namedScenario(edge.shelf, params.id), problems: [] }
      : readScenario(params.id, text, formatOf(request))
  if (query.dryRun === '1') return told(checked, params.id, false)
  if (!checked.scenario) throw scenarioRefusal(checked.problems as never)
  await arm(edge, params.world, checked.scenario)
  return told(checked, params.id, true)
}

const disarm = async (edge: Edge, { params }: ScenarioParams) => {
  const { wasArmed, armed } = await changeWorld(edge, params.world, (makeDraft) => {
    const draft = makeDraft()
    return { draft, wasArmed: disarmScenario(draft, params.id), armed: draft.header.armed ?? [] }
  })
  if (wasArmed) return { status: 204, body: undefined }
  throw new RefusalFault(404, 'UNKNOWN_SCENARIO', `The scenario "${params.id}" is not armed in this world.`, armed)
}

const armedIn = (world: World): WorldScenario[] =>
  (world.header.armed ?? []).flatMap((id) => {
    const state = world.collections.scenarios.get(id)
    if (!state) return []
    const document = state.document as Scenario
    const { title } = document
    return [
      { id, title, armedAt: isoInstant(state.armedAt), rules: ruleTotals(world, document), document: { ...document } },
    ]
  })

const describeScenario = (area: string, document: Scenario): CatalogScenario => {
  const { id, title, sees } = document
  const keys = keysOfScenario(document)
  const operations = operationKeys.filter((key) => keys.has(key))
  return { id, title, area, operations, ...(sees && { sees }), document: { ...document } }
}

/** Every scenario that has a name here: those of the files first, then the built-in ones. */
export const describeScenarios = (shelf: ScenarioShelf): CatalogScenario[] => [
  ...shelf.list().map(({ area, scenario }) => describeScenario(area, scenario)),
  ...Object.entries(scenarioCatalogue).flatMap(([area, scenarios]: [string, readonly Scenario[]]) =>
    scenarios.map((document) => describeScenario(area, document)),
  ),
]

/** Arming scenarios, and finding out what came of them. */
export const scenarioHandlers = (edge: Edge) => ({
  listScenarios: async ({ params }: WorldParams) => ({
    status: 200,
    body: { scenarios: armedIn(await requireWorld(edge, params.world)) },
  }),
  armScenario: async (asked: ArmRequest) => ({ status: 200, body: await armAsked(edge, asked) }),
  disarmScenario: (asked: ScenarioParams) => disarm(edge, asked),
  verify: async ({ params }: WorldParams) => ({
    status: 200,
    body: verifyWorld(await requireWorld(edge, params.world), edge.journal),
  }),
  listCatalogScenarios: async () => ({ status: 200, body: describeScenarios(edge.shelf) }),
  listScenarioFiles: async () => ({ status: 200, body: edge.shelf.files() }),
})

/** Scenarios arrive as they were written, so that a problem can be told by its line. */
export const takeScenarioTexts = (app: FastifyInstance) => {
  const takeText = (_: FastifyRequest, text: string | Buffer, done: (error: null, body: string) => void) =>
    done(null, String(text))
  app.removeContentTypeParser('application/json')
  for (const type of ['application/json', 'application/yaml', 'application/x-yaml', 'text/yaml']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: scenarioLimit }, takeText)
  }
}

/** Sends a verification in the form that is asked for. */
export const sendReports = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.url?.endsWith('/verify') || reply.statusCode !== 200) return payload
    const report = writeReport(JSON.parse(String(payload)) as Verification, request.headers.accept)
    if (!report) return payload
    reply.header('content-type', report.type).removeHeader('content-length')
    return report.text
  })
