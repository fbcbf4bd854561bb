import {
  decodeText,
  mediaTypeOf,
  type ArmedScenario,
  type CatalogScenario,
  type VerdictBody,
  type Verification,
  type WorldScenario,
} from '@soe/contracts'
import {
  keysOfScenario,
  limits,
  operationKeys,
  ruleTotals,
  scenarioCatalogue,
  type CheckedScenario,
  type Scenario,
} from '@soe/scenario'
import { isoInstant } from '@soe/rules'
import { RefusalFault, type World } from '@soe/world'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { changeWorld, requireWorld } from '../pipeline/change-world'
import { armScenario, disarmScenario } from '../pipeline/arm-scenario'
import { commandShoppers } from '../pipeline/carrier-states'
import { pagePolicy } from '../markup/markup'
import type { ScenarioLibrary } from '../scenario-files/scenario-library'
import { namesOf } from '../scenario-files/known-names'
import { beforeBackend } from '../pipeline/carriers'
import { digestOf, namedScenario, readScenario, scenarioRefusal } from '../scenario-files/read-scenario'
import { refuseOtherTypes } from '../http/body-types'
import { utf8Body } from '../http/utf8-body'
import { isOnItsWay } from './expected-call'
import { findVerdict } from './find-verdict'
import { verifyWorld } from './verify-world'
import type { WorldParams } from './world-handlers'
import { reportForm, writeReport } from './write-report'
import { documentOf } from '../pipeline/armed-rules'

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

const armedAnswer = ({ ok, scenario, problems }: CheckedScenario, id: string, armed: boolean): ArmedScenario => ({
  ok,
  armed,
  id,
  ...(scenario && { title: scenario.title }),
  rules: scenario?.rules.length ?? 0,
  problems: [...problems],
})

const arm = (simulator: SimulatorContext, worldId: string, scenario: Scenario) =>
  changeWorld(simulator, worldId, (makeDraft) => {
    const draft = makeDraft()
    armScenario(draft, scenario, { digest: digestOf(scenario), realNow: simulator.clock() })
    return { draft }
  })

/** The names that a scenario of the world may use, and what stands behind it. */
const namesIn = (world: World) => ({
  ...namesOf(world),
  ...(world.header.carrier && beforeBackend(world.header.carrier)),
})

const formatOf = ({ headers }: FastifyRequest) =>
  mediaTypeOf(headers['content-type']) === 'application/json' ? 'json' : 'yaml'

const armAsked = async (
  simulator: SimulatorContext,
  { params, query, body, request }: ArmRequest,
): Promise<ArmedScenario> => {
  const world = await requireWorld(simulator, params.world)
  const text = typeof body === 'string' ? body : ''
  const checked: CheckedScenario =
    text.trim() === ''
      ? { ok: true, scenario: namedScenario(simulator.library, params.id), problems: [] }
      : readScenario(params.id, text, formatOf(request), namesIn(world))
  if (query.dryRun === '1') return armedAnswer(checked, params.id, false)
  if (!checked.scenario) throw scenarioRefusal(checked.problems)
  for (const command of checked.scenario.setup ?? []) await commandShoppers(world, command)
  await arm(simulator, params.world, checked.scenario)
  return armedAnswer(checked, params.id, true)
}

const disarm = async (simulator: SimulatorContext, { params }: ScenarioParams) => {
  const { wasArmed, armed } = await changeWorld(simulator, params.world, (makeDraft) => {
    const draft = makeDraft()
    return { draft, wasArmed: disarmScenario(draft, params.id), armed: draft.header.armed ?? [] }
  })
  if (wasArmed) return { status: 204, body: undefined }
  throw new RefusalFault('UNKNOWN_SCENARIO', `The scenario "${params.id}" is not armed in this world.`, armed)
}

const armedIn = (world: World): WorldScenario[] =>
  (world.header.armed ?? []).flatMap((id) => {
    const state = world.collections.scenarios.get(id)
    if (!state) return []
    const document = documentOf(state)
    const { title } = document
    return [
      {
        id,
        title,
        armedAt: isoInstant(state.armedAt),
        rules: ruleTotals(world.collections.tallies.values(), document).map(({ owners: _, ...total }) => total),
        document: { ...document },
      },
    ]
  })

const describeScenario = (area: string, document: Scenario): CatalogScenario => {
  const { id, title, sees } = document
  const keys = keysOfScenario(document)
  const operations = operationKeys.filter((key) => keys.has(key))
  return { id, title, area, operations, ...(sees && { sees }), document: { ...document } }
}

/** Every scenario that can be armed by its id: those of the files first, then the built-in ones. */
export const describeScenarios = (library: ScenarioLibrary): CatalogScenario[] => [
  ...library.list().map(({ area, scenario }) => describeScenario(area, scenario)),
  ...Object.entries(scenarioCatalogue).flatMap(([area, scenarios]: [string, readonly Scenario[]]) =>
    scenarios.map((document) => describeScenario(area, document)),
  ),
]

/** Milliseconds that a client may be ahead of the note that its answer has gone out whole. */
const noteTime = 200
const lookInterval = 10

/** The world, once what goes out at this moment has gone. */
const settledWorld = async (simulator: SimulatorContext, worldId: string): Promise<World> => {
  const end = performance.now() + noteTime
  for (;;) {
    const world = await requireWorld(simulator, worldId)
    const isSettled = ![...world.collections.seen.values()].some(({ call }) => call && isOnItsWay(call))
    if (isSettled || performance.now() > end) return world
    await pause(lookInterval)
  }
}

export const scenarioHandlers = (simulator: SimulatorContext) => ({
  listScenarios: async ({ params }: WorldParams) => ({
    status: 200,
    body: { scenarios: armedIn(await requireWorld(simulator, params.world)) },
  }),
  readNames: async ({ params }: WorldParams) => ({
    status: 200,
    body: namesIn(await requireWorld(simulator, params.world)),
  }),
  armScenario: async (asked: ArmRequest) => ({ status: 200, body: await armAsked(simulator, asked) }),
  disarmScenario: (asked: ScenarioParams) => disarm(simulator, asked),
  verify: async ({ params }: WorldParams) => ({
    status: 200,
    body: verifyWorld(await settledWorld(simulator, params.world), simulator.journal),
  }),
  findVerdict: async ({ params, body }: WorldParams & { body: VerdictBody }) => ({
    status: 200,
    body: await findVerdict(simulator, await settledWorld(simulator, params.world), body),
  }),
  listCatalogScenarios: async () => ({ status: 200, body: describeScenarios(simulator.library) }),
  listScenarioFiles: async () => ({ status: 200, body: simulator.library.files() }),
})

const scenarioTypes = [
  'application/yaml',
  'application/x-yaml',
  'application/vnd.yaml',
  'text/yaml',
  'text/x-yaml',
  'text/vnd.yaml',
  'application/json',
]

/** Takes scenarios as they were written, so that a problem has its line. */
export const takeScenarioTexts = (app: FastifyInstance) => {
  const takeText = async (_: FastifyRequest, bytes: Buffer) => {
    const text = decodeText(bytes)
    // What can't be decoded has become this mark.
    return text.includes('\ufffd') ? utf8Body(bytes) : text
  }
  app.removeContentTypeParser('application/json')
  for (const type of scenarioTypes) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: scenarioLimit }, takeText)
  }
  refuseOtherTypes(app, scenarioTypes, 'Send a scenario in YAML or JSON.')
}

const verdictOn = async (
  simulator: SimulatorContext,
  { ok, checks, world }: Verification,
): Promise<readonly string[]> =>
  ok || checks.length === 0 ? [] : (await findVerdict(simulator, await requireWorld(simulator, world), {})).sentences

export const sendReports = (app: FastifyInstance, simulator: SimulatorContext) =>
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.url?.endsWith('/verify') || reply.statusCode !== 200) return payload
    const form = reportForm(request.headers.accept)
    if (form === undefined) return payload
    const verification = JSON.parse(String(payload)) as Verification
    const report = writeReport(form, verification, await verdictOn(simulator, verification))
    reply.header('content-type', report.type).header('content-security-policy', pagePolicy)
    reply.removeHeader('content-length')
    return report.text
  })
