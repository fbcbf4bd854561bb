import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { RefusalSchema } from '../shared/service.schema'
import { ClockChangeSchema, ClockSchema } from './clock.schema'
import { CommandSchema } from './command.schema'
import * as schema from './control.schema'
import * as coverage from './coverage.schema'
import * as details from './details.schema'
import * as journal from './journal.schema'
import * as scenario from './scenario-control.schema'
import { SnapshotSchema, SnapshotUploadSchema } from './snapshot.schema'
import { WorldStateSchema } from './state.schema'

const c = initContract()
const world = '/__sim/v1/worlds/:world'
const pathParams = z.object({ world: z.string().max(120) })
const scenarioParams = z.object({ world: z.string().max(120), id: z.string().max(100) })
const refused = { 400: RefusalSchema, 403: RefusalSchema, 404: RefusalSchema, 409: RefusalSchema, 413: RefusalSchema }

/** How tests and tools make worlds, look into them and change them. */
export const controlContract = c.router({
  makeWorld: {
    method: 'POST',
    path: '/__sim/v1/worlds',
    summary: 'Make a world, or fork one from a snapshot',
    body: schema.MakeWorldBodySchema,
    responses: { 201: schema.WorldSummarySchema, ...refused },
  },
  listWorlds: {
    method: 'GET',
    path: '/__sim/v1/worlds',
    summary: 'List the worlds',
    responses: { 200: z.strictObject({ worlds: z.array(schema.WorldOverviewSchema) }), ...refused },
  },
  getWorld: {
    method: 'GET',
    path: world,
    pathParams,
    summary: 'Look at a world',
    responses: { 200: schema.WorldOverviewSchema, ...refused },
  },
  dropWorld: {
    method: 'DELETE',
    path: world,
    pathParams,
    summary: 'Drop a world with everything in it',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...refused },
  },
  getState: {
    method: 'GET',
    path: `${world}/state`,
    pathParams,
    summary: 'Everything that a world holds',
    responses: { 200: WorldStateSchema, ...refused },
  },
  readDetails: {
    method: 'GET',
    path: `${world}/details`,
    pathParams,
    summary: 'What the carts of a world cost, how its customers stand, and what the world is set to',
    responses: { 200: details.WorldDetailsSchema, ...refused },
  },
  runCommand: {
    method: 'POST',
    path: `${world}/commands`,
    pathParams,
    summary: "Change the world in the domain's words",
    body: CommandSchema,
    responses: { 200: z.strictObject({ done: z.string(), affected: z.number().int() }), ...refused },
  },
  changeClock: {
    method: 'POST',
    path: `${world}/clock`,
    pathParams,
    summary: "Freeze, advance or resume the world's clock: locks and sessions follow it",
    body: ClockChangeSchema,
    responses: { 200: ClockSchema, ...refused },
  },
  takeSnapshot: {
    method: 'POST',
    path: `${world}/snapshots`,
    pathParams,
    summary: 'Everything that a world is, in one file',
    body: z.strictObject({}).optional(),
    responses: { 201: SnapshotSchema, ...refused },
  },
  restoreSnapshot: {
    method: 'POST',
    path: `${world}/restore`,
    pathParams,
    summary: 'Make the world what a snapshot says, its clock included',
    body: SnapshotUploadSchema,
    responses: { 200: schema.WorldSummarySchema, ...refused },
  },
  listScenarios: {
    method: 'GET',
    path: `${world}/scenarios`,
    pathParams,
    summary: 'The armed scenarios of a world, with what their rules have counted',
    responses: { 200: z.strictObject({ scenarios: z.array(scenario.WorldScenarioSchema) }), ...refused },
  },
  armScenario: {
    method: 'PUT',
    path: `${world}/scenarios/:id`,
    pathParams: scenarioParams,
    query: scenario.ArmScenarioQuerySchema,
    summary: 'Arm a scenario, as YAML or JSON; its counts begin at none. dryRun=1 only checks it',
    body: z.unknown(),
    responses: { 200: scenario.ArmedScenarioSchema, ...refused, 415: RefusalSchema },
  },
  disarmScenario: {
    method: 'DELETE',
    path: `${world}/scenarios/:id`,
    pathParams: scenarioParams,
    summary: 'Disarm a scenario, and forget what it has counted',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...refused },
  },
  verify: {
    method: 'POST',
    path: `${world}/verify`,
    pathParams,
    summary: 'Whether what the armed scenarios expect has happened; JSON, JUnit or HTML by Accept',
    body: z.strictObject({}).optional(),
    responses: { 200: scenario.VerificationSchema, ...refused },
  },
  readJournal: {
    method: 'GET',
    path: `${world}/journal`,
    pathParams,
    query: journal.JournalQuerySchema,
    summary: 'The calls of the world, oldest first',
    responses: { 200: journal.JournalSchema, ...refused },
  },
  readCoverage: {
    method: 'GET',
    path: '/__sim/v1/coverage',
    summary: 'Which errors each operation has answered, in any world since the start of this process',
    responses: { 200: coverage.CoverageSchema, ...refused },
  },
  readWorldCoverage: {
    method: 'GET',
    path: `${world}/coverage`,
    pathParams,
    summary: 'Which errors each operation has answered in this world, and which the armed rules wait to give',
    responses: { 200: coverage.CoverageSchema, ...refused },
  },
  getDecision: {
    method: 'GET',
    path: `${world}/decisions/:id`,
    pathParams: z.object({ world: z.string().max(120), id: z.string().max(160) }),
    query: journal.DecisionQuerySchema,
    summary: 'What happened to a call, and why; its reply named it in x-sim-decision',
    responses: { 200: journal.DecisionSchema, ...refused },
  },
  explain: {
    method: 'POST',
    path: `${world}/explain`,
    pathParams,
    summary: 'What would happen to a call, without making it',
    body: journal.ExplainBodySchema,
    responses: { 200: journal.ExplanationSchema, ...refused },
  },
  listOperations: {
    method: 'GET',
    path: '/__sim/v1/catalog/operations',
    summary: 'Every operation with its paths, errors and an example',
    responses: { 200: z.array(schema.CatalogOperationSchema), ...refused },
  },
  listErrors: {
    method: 'GET',
    path: '/__sim/v1/catalog/errors',
    summary: 'Every error with the operations that may answer it',
    responses: { 200: z.array(schema.CatalogErrorSchema), ...refused },
  },
  listCommands: {
    method: 'GET',
    path: '/__sim/v1/catalog/commands',
    summary: 'Every command with what it takes',
    responses: { 200: z.array(schema.CatalogCommandSchema), ...refused },
  },
  listPersonas: {
    method: 'GET',
    path: '/__sim/v1/catalog/personas',
    summary: 'Every persona with what one will see',
    responses: { 200: z.array(schema.CatalogPersonaSchema), ...refused },
  },
  listCatalogScenarios: {
    method: 'GET',
    path: '/__sim/v1/catalog/scenarios',
    summary: 'Every scenario that can be armed by its id: the built-in ones, and those of the scenario files',
    responses: { 200: z.array(scenario.CatalogScenarioSchema), ...refused },
  },
  listSkus: {
    method: 'GET',
    path: '/__sim/v1/catalog/skus',
    summary: 'Everything that can be bought, by sku',
    responses: { 200: z.array(details.CatalogSkuSchema), ...refused },
  },
  listScenarioFiles: {
    method: 'GET',
    path: '/__sim/v1/catalog/scenario-files',
    summary: 'The files below the folder of --scenarios, with what is wrong with them',
    responses: { 200: z.array(scenario.ScenarioFileSchema), ...refused },
  },
  health: {
    method: 'GET',
    path: '/__sim/health',
    summary: 'Whether the simulator answers',
    responses: { 200: z.strictObject({ status: z.literal('ok') }), ...refused },
  },
})
