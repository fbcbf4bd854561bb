import { drawnMutants } from './drawn/drawn-mutants'
import type { Fault } from './fault'
import { plantedFaults } from './planted'

export const allFaults: readonly Fault[] = [...plantedFaults, ...drawnMutants]
