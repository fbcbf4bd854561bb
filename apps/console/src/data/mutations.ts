import type {
  ClockChange,
  Command,
  MakeWorldOptions,
  SimulatorClient,
  SnapshotFile,
  Verification,
} from '@soe/simulator-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys'
import { useSimulator } from './simulator-provider'

type Scenario = Parameters<SimulatorClient['arm']>[1]

/** A change after which everything known of the worlds is asked for again. */
const useChange = <Given, Answer>(
  change: (client: SimulatorClient, given: Given) => Promise<Answer>,
  world?: string,
) => {
  const { client } = useSimulator()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(client, given),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.worlds }),
        ...(world === undefined ? [] : [queries.invalidateQueries({ queryKey: queryKeys.world(world) })]),
      ]),
  })
}

export const useMakeWorld = () => useChange((client, options: MakeWorldOptions) => client.makeWorld(options))

export const useDropWorld = () => useChange((client, world: string) => client.dropWorld(world))

export const useClock = (world: string) =>
  useChange((client, change: ClockChange) => client.clock(world, change), world)

export const useCommand = (world: string) =>
  useChange((client, command: Command) => client.command(world, command), world)

export const useSnapshot = (world: string) => useChange<void, SnapshotFile>((client) => client.snapshot(world), world)

export const useRestore = (world: string) =>
  useChange((client, snapshot: SnapshotFile) => client.restore(world, snapshot), world)

export const useArm = (world: string) => useChange((client, scenario: Scenario) => client.arm(world, scenario), world)

/** Checks a scenario and arms nothing. */
export const useLint = (world: string) => useChange((client, scenario: Scenario) => client.lint(world, scenario))

export const useDisarm = (world: string) => useChange((client, id: string) => client.disarm(world, id), world)

export const useVerify = (world: string) => useChange<void, Verification>((client) => client.verify(world), world)

interface ResetOptions {
  id: string
  persona: string
  seed: number
}

/** As it was when it was made: same name, same persona, same seed, nothing done, nothing armed. */
export const useReset = (world: string) =>
  useChange(async (client, { id, persona, seed }: ResetOptions) => {
    await client.dropWorld(id)
    return client.makeWorld({ id, persona, seed })
  }, world)
