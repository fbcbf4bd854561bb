import type { Fault } from '../fault'
import mutants from './mutants.json'

/** Mutants of `@stryker-mutator/instrumenter`, drawn once by the seed. */
export const drawnMutants: readonly Fault[] = mutants
