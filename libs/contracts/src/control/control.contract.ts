import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { RefusalSchema } from '../shared/service.schema'
import { ChatCallReplySchema, ChatCallSchema } from './chat-call.schema'
import { ClockChangeSchema, ClockSchema } from './clock.schema'
import { CommandSchema } from './command.schema'
import * as schema from './control.schema'
import * as coverage from './coverage.schema'
import * as details from './details.schema'
import * as kept from './kept-snapshot.schema'
import * as journal from './journal.schema'
import { ProviderStateReadySchema, ProviderStateSchema } from './provider-state.schema'
import * as scenario from './scenario-control.schema'
import { SnapshotSchema } from './snapshot.schema'
import { WorldStateSchema } from './state.schema'
import { VerdictBodySchema, VerdictSchema } from './verdict.schema'

const c = initContract()
const world = '/__sim/v1/worlds/:world'
const pathParams = z.object({ world: z.string().max(120) })
const scenarioParams = z.object({ world: z.string().max(120), id: z.string().max(100) })
const snapshotParams = z.object({ snapshot: z.string().max(120) })
const refused = { 400: RefusalSchema, 403: RefusalSchema, 404: RefusalSchema, 409: RefusalSchema, 413: RefusalSchema }

/** The API through which tests and tools create, inspect and change worlds. */
export const controlContract = c.router({
  makeWorld: {
    method: 'POST',
    path: '/__sim/v1/worlds',
    summary: 'Make a world, or fork one from a snapshot or from another world, as it is or as it was before a call',
    body: schema.MakeWorldBodySchema,
    responses: { 201: schema.MadeWorldSchema, ...refused },
  },
  listWorlds: {
    method: 'GET',
    path: '/__sim/v1/worlds',
    summary: 'List the worlds',
    responses: { 200: z.strictObject({ worlds: z.array(schema.WorldOverviewSchema) }), ...refused },
  },
  sweepWorlds: {
    method: 'POST',
    path: '/__sim/v1/worlds/sweep',
    summary: 'Drop the worlds of some labels, or those that have been idle',
    body: schema.SweepWorldsBodySchema,
    responses: { 200: z.strictObject({ dropped: z.array(z.string()) }), ...refused },
  },
  getWorld: {
    method: 'GET',
    path: world,
    pathParams,
    summary: 'Return a world',
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
    summary: 'Return the state of a world',
    responses: { 200: WorldStateSchema, ...refused },
  },
  readDetails: {
    method: 'GET',
    path: `${world}/details`,
    pathParams,
    summary: 'Return the cart totals, the account states and the settings of a world',
    responses: { 200: details.WorldDetailsSchema, ...refused },
  },
  runCommand: {
    method: 'POST',
    path: `${world}/commands`,
    pathParams,
    summary: 'Change the world with a domain command',
    body: CommandSchema,
    responses: { 200: z.strictObject({ done: z.string(), affected: z.number().int() }), ...refused },
  },
  callForChat: {
    method: 'POST',
    path: `${world}/chats/:chat/calls`,
    pathParams: z.object({ world: z.string().max(120), chat: z.string().max(80) }),
    summary: 'Call an operation as the agent of an open chat, on the cart of its shopper',
    body: ChatCallSchema,
    responses: { 200: ChatCallReplySchema, ...refused },
  },
  changeClock: {
    method: 'POST',
    path: `${world}/clock`,
    pathParams,
    summary: "Freeze, advance or resume the world's clock: locks and sessions follow it",
    body: ClockChangeSchema,
    responses: { 200: ClockSchema, ...refused },
  },
  changeState: {
    method: 'POST',
    path: '/__sim/v1/states',
    summary: 'Set a state up that a judge needs, or take it down',
    body: ProviderStateSchema,
    responses: { 200: ProviderStateReadySchema, ...refused },
  },
  takeSnapshot: {
    method: 'POST',
    path: `${world}/snapshots`,
    pathParams,
    summary: 'Return a snapshot of the whole world in one file',
    body: z.strictObject({}).optional(),
    responses: { 201: SnapshotSchema, ...refused },
  },
  restoreSnapshot: {
    method: 'POST',
    path: `${world}/restore`,
    pathParams,
    summary:
      'Restore the world, its clock included: from a snapshot as a file, from a kept one by its id, or to just before one of its latest calls',
    body: kept.RestoreBodySchema,
    responses: { 200: schema.RestoredWorldSchema, ...refused },
  },
  listSnapshots: {
    method: 'GET',
    path: '/__sim/v1/snapshots',
    summary: 'List the kept snapshots, the latest first',
    responses: { 200: z.strictObject({ snapshots: z.array(kept.KeptSnapshotSchema) }), ...refused },
  },
  keepSnapshot: {
    method: 'POST',
    path: '/__sim/v1/snapshots',
    summary: 'Keep a snapshot of a world, or a file of one, under a name',
    body: kept.KeepSnapshotBodySchema,
    responses: { 201: kept.KeptSnapshotSchema, ...refused },
  },
  readSnapshot: {
    method: 'GET',
    path: '/__sim/v1/snapshots/:snapshot',
    pathParams: snapshotParams,
    summary: 'Return a kept snapshot as a file',
    responses: { 200: SnapshotSchema, ...refused },
  },
  renameSnapshot: {
    method: 'PATCH',
    path: '/__sim/v1/snapshots/:snapshot',
    pathParams: snapshotParams,
    summary: 'Give a kept snapshot another name; its id stays',
    body: kept.RenameSnapshotBodySchema,
    responses: { 200: kept.KeptSnapshotSchema, ...refused },
  },
  dropSnapshot: {
    method: 'DELETE',
    path: '/__sim/v1/snapshots/:snapshot',
    pathParams: snapshotParams,
    summary: 'Drop a kept snapshot',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...refused },
  },
  listScenarios: {
    method: 'GET',
    path: `${world}/scenarios`,
    pathParams,
    summary: 'List the armed scenarios of a world with the counters of their rules',
    responses: { 200: z.strictObject({ scenarios: z.array(scenario.WorldScenarioSchema) }), ...refused },
  },
  armScenario: {
    method: 'PUT',
    path: `${world}/scenarios/:id`,
    pathParams: scenarioParams,
    query: scenario.ArmScenarioQuerySchema,
    summary: 'Arm a scenario, as YAML or JSON, with its counters at 0; dryRun=1 only checks it',
    body: z.unknown(),
    responses: { 200: scenario.ArmedScenarioSchema, ...refused, 415: RefusalSchema },
  },
  readNames: {
    method: 'GET',
    path: `${world}/names`,
    pathParams,
    summary: 'List the names that a scenario of this world may use: personas, steps, skus, and the ids that it holds',
    responses: { 200: scenario.ScenarioNamesSchema, ...refused },
  },
  disarmScenario: {
    method: 'DELETE',
    path: `${world}/scenarios/:id`,
    pathParams: scenarioParams,
    summary: 'Disarm a scenario and delete its counters',
    body: c.noBody(),
    responses: { 204: c.noBody(), ...refused },
  },
  verify: {
    method: 'POST',
    path: `${world}/verify`,
    pathParams,
    summary: 'Check the expectations of the armed scenarios; JSON, JUnit or HTML by Accept',
    body: z.strictObject({}).optional(),
    responses: { 200: scenario.VerificationSchema, ...refused },
  },
  findVerdict: {
    method: 'POST',
    path: `${world}/verdict`,
    pathParams,
    summary:
      'Find who is at fault, by experiment: at a call, at the failure of a test, or at what the armed scenarios expect',
    body: VerdictBodySchema,
    responses: { 200: VerdictSchema, ...refused },
  },
  readJournal: {
    method: 'GET',
    path: `${world}/journal`,
    pathParams,
    query: journal.JournalQuerySchema,
    summary: 'List the calls of the world, oldest first',
    responses: { 200: journal.JournalSchema, ...refused },
  },
  readCoverage: {
    method: 'GET',
    path: '/__sim/v1/coverage',
    summary: 'Return the errors that each operation has answered, in any world since the start of this process',
    responses: { 200: coverage.CoverageSchema, ...refused },
  },
  readWorldCoverage: {
    method: 'GET',
    path: `${world}/coverage`,
    pathParams,
    summary:
      'Return the errors that each operation has answered in this world, and those that the armed rules may still answer',
    responses: { 200: coverage.CoverageSchema, ...refused },
  },
  getDecision: {
    method: 'GET',
    path: `${world}/decisions/:id`,
    pathParams: z.object({ world: z.string().max(120), id: z.string().max(160) }),
    query: journal.DecisionQuerySchema,
    summary: 'Explain what happened to a call, by the decision id from the x-sim-decision header of its reply',
    responses: { 200: journal.DecisionSchema, ...refused },
  },
  explain: {
    method: 'POST',
    path: `${world}/explain`,
    pathParams,
    summary: 'Explain what would happen to a call, without making it',
    body: journal.ExplainBodySchema,
    responses: { 200: journal.ExplanationSchema, ...refused },
  },
  listOperations: {
    method: 'GET',
    path: '/__sim/v1/catalog/operations',
    summary: 'List every operation with its paths, errors and an example',
    responses: { 200: z.array(schema.CatalogOperationSchema), ...refused },
  },
  listErrors: {
    method: 'GET',
    path: '/__sim/v1/catalog/errors',
    summary: 'List every error with the operations that may answer it',
    responses: { 200: z.array(schema.CatalogErrorSchema), ...refused },
  },
  listCommands: {
    method: 'GET',
    path: '/__sim/v1/catalog/commands',
    summary: 'List every command with its input',
    responses: { 200: z.array(schema.CatalogCommandSchema), ...refused },
  },
  listPersonas: {
    method: 'GET',
    path: '/__sim/v1/catalog/personas',
    summary: 'List every persona with a line on what to expect',
    responses: { 200: z.array(schema.CatalogPersonaSchema), ...refused },
  },
  listCatalogScenarios: {
    method: 'GET',
    path: '/__sim/v1/catalog/scenarios',
    summary: 'List every scenario that can be armed by its id: the built-in ones, and those of the scenario files',
    responses: { 200: z.array(scenario.CatalogScenarioSchema), ...refused },
  },
  listSkus: {
    method: 'GET',
    path: '/__sim/v1/catalog/skus',
    summary: 'List everything that can be bought, by sku',
    responses: { 200: z.array(details.CatalogSkuSchema), ...refused },
  },
  listScenarioFiles: {
    method: 'GET',
    path: '/__sim/v1/catalog/scenario-files',
    summary: 'List the files below the --scenarios folder with their problems',
    responses: { 200: z.array(scenario.ScenarioFileSchema), ...refused },
  },
  ready: {
    method: 'GET',
    path: '/__sim/ready',
    summary: 'Check that the simulator and its store can take calls',
    responses: { 200: z.strictObject({ status: z.literal('ready') }), ...refused, 503: RefusalSchema },
  },
  health: {
    method: 'GET',
    path: '/__sim/health',
    summary: 'Check that the simulator is up',
    responses: { 200: z.strictObject({ status: z.literal('ok') }), ...refused },
  },
})
