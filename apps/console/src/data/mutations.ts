import type { ChatCall } from '@soe/contracts'
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

/** A mutation that invalidates the list of worlds, and the world it changes. */
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

interface BranchOptions extends Omit<MakeWorldOptions, 'scenario'> {
  /** Armed in the new world. */
  scenario?: string
}

export const useBranch = () => {
  const { client } = useSimulator()
  const branching = useChange(async (_, { scenario, ...options }: BranchOptions) => {
    const made = await client.makeWorld(options)
    if (scenario !== undefined) await client.arm(made.id, scenario)
    return made
  })
  return { client, branching }
}

export const useDropWorld = () => useChange((client, world: string) => client.dropWorld(world))

export const useClock = (world: string) =>
  useChange((client, change: ClockChange) => client.clock(world, change), world)

export const useCommand = (world: string) =>
  useChange((client, command: Command) => client.command(world, command), world)

export const useCallForChat = (world: string, chat: string) =>
  useChange((client, call: ChatCall) => client.callForChat(world, chat, call), world)

export const useSnapshot = (world: string) => useChange<void, SnapshotFile>((client) => client.snapshot(world), world)

export const useRestore = (world: string) =>
  useChange((client, snapshot: SnapshotFile | string) => client.restore(world, snapshot), world)

export const useArm = (world: string) => useChange((client, scenario: Scenario) => client.arm(world, scenario), world)

export const useDisarm = (world: string) => useChange((client, id: string) => client.disarm(world, id), world)

export const useVerify = (world: string) => useChange<void, Verification>((client) => client.verify(world), world)

/** Drops the world and makes it again with the same name, persona and seed. */
export const useReset = (world: string) =>
  useChange(async (client, { id, persona, seed }: { id: string; persona: string; seed: number }) => {
    await client.dropWorld(id)
    return client.makeWorld({ id, persona, seed })
  }, world)
