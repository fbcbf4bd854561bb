export { createSimulatorClient, type SimulatorClient, type SimulatorClientOptions } from './create-simulator-client'
export { SimulatorRefusal } from './simulator-refusal'
export { withWorld } from './with-world'
export type { Command, WorldState, WorldSummary } from '@soe/contracts'
