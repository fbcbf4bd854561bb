import type { Fault } from './fault'
import { plantedFaults } from './planted'
import mutants from './drawn/mutants.json'

/** Mutants of `@stryker-mutator/instrumenter`, drawn once by the seed. */
const drawnMutants: readonly Fault[] = mutants

export const allFaults: readonly Fault[] = [...plantedFaults, ...drawnMutants]
