export { assertVerified, describeVerification } from './assert-verified'
export {
  createSimulatorClient,
  type JournalOptions,
  type MakeWorldOptions,
  type SimulatorClient,
  type SimulatorClientOptions,
} from './create-simulator-client'
export { SimulatorRefusal } from './simulator-refusal'
export { withWorld } from './with-world'
export type {
  ArmedScenario,
  CatalogScenario,
  Clock,
  ClockChange,
  Command,
  Decision,
  ExplainBody,
  Explanation,
  Journal,
  JournalEntry,
  SnapshotFile,
  Verification,
  VerificationCheck,
  WorldScenario,
  WorldState,
  WorldSummary,
} from '@soe/contracts'
