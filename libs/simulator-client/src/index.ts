export { assertVerified, describeVerification, nothingChecked, refusedCalls } from './assert-verified'
export {
  createSimulatorClient,
  type EnterOptions,
  type FollowOptions,
  type JournalOptions,
  type MakeWorldOptions,
  type ReportForm,
  type SimulatorClient,
  type SimulatorClientOptions,
} from './create-simulator-client'
export type { FetchLike, SimulatorConnection } from './fetch-like'
export { inProcess, type InjectableSimulator } from './in-process'
export { carrierHandlers, type MswHttp, type MswOptions } from './msw'
export { SimulatorRefusal } from './simulator-refusal'
export type { CatalogScenario, WorldScenario } from './scenario-responses'
export { withWorld } from './with-world'
export { defineScenario, rule, type DefinedRule, type Scenario, type TypedScenario } from '@soe/scenario'
export type {
  ArmedScenario,
  CatalogSku,
  Clock,
  ClockChange,
  Command,
  Coverage,
  CoverageRow,
  Decision,
  ExplainBody,
  Explanation,
  Journal,
  JournalEntry,
  JournalEvent,
  KeptSnapshot,
  ScenarioFile,
  ScenarioNames,
  SnapshotFile,
  Verdict,
  VerdictBody,
  Verification,
  VerificationCheck,
  WorldDetails,
  WorldEvent,
  WorldState,
  WorldOverview,
  MadeWorld,
  RestoredWorld,
  WorldSummary,
} from '@soe/contracts'
