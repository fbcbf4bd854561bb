import type { WorldSummary } from '@soe/contracts'
import type { MakeWorldOptions, SimulatorClient } from './create-simulator-client'

/** Lends a fresh world for as long as `work` runs, and drops it whatever happens. */
export const withWorld = async <Result>(
  simulator: SimulatorClient,
  options: MakeWorldOptions,
  work: (world: WorldSummary) => Promise<Result>,
): Promise<Result> => {
  const world = await simulator.makeWorld(options)
  try {
    return await work(world)
  } finally {
    await simulator.dropWorld(world.id)
  }
}
