import type { Coverage, ExplainBody, SimulatorClient } from '@soe/simulator-client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys'
import { useSimulator } from './simulator-provider'

/** Polls a list of hundreds less often: it takes long to send. */
const worldsEvery = (count = 0) => (count > 500 ? 30_000 : 3000)

export const useWorlds = () => {
  const { client } = useSimulator()
  return useQuery({
    queryKey: queryKeys.worlds,
    queryFn: () => client.listWorlds(),
    refetchInterval: ({ state }) => worldsEvery(state.data?.length),
  })
}

export const useWorld = (id: string | undefined) => {
  const { client } = useSimulator()
  return useQuery({
    queryKey: queryKeys.overview(id ?? ''),
    queryFn: () => client.getWorld(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: 2000,
  })
}

const stateEvery = 2000

/** A read that was made just now is not made again. */
export const stateQuery = (client: SimulatorClient, id: string) =>
  queryOptions({ queryKey: queryKeys.state(id), queryFn: () => client.state(id), staleTime: stateEvery })

export const useWorldState = (id: string) => {
  const { client } = useSimulator()
  return useQuery({ ...stateQuery(client, id), refetchInterval: stateEvery })
}

/** The calls after one of a number, so many as fit an answer. */
export const useCallsSince = (id: string, since: number) => {
  const { client } = useSimulator()
  return useQuery({
    queryKey: queryKeys.calls(id, since),
    queryFn: async () => (await client.journal(id, { since })).entries,
    refetchInterval: 2000,
  })
}

/** Prices, customer standings and settings, which the state leaves out. */
export const useWorldDetails = (id: string) => {
  const { client } = useSimulator()
  return useQuery({ queryKey: queryKeys.details(id), queryFn: () => client.details(id), refetchInterval: 2000 })
}

export const useScenarios = (id: string) => {
  const { client } = useSimulator()
  return useQuery({ queryKey: queryKeys.scenarios(id), queryFn: () => client.scenarios(id), refetchInterval: 2000 })
}

/** How calls ended: in the world, or in all worlds since the simulator started. */
export const useCoverage = <Part = Coverage>(
  id: string | undefined,
  { isAsked = true, select }: { isAsked?: boolean; select?: (coverage: Coverage) => Part } = {},
) => {
  const { client } = useSimulator()
  return useQuery({
    queryKey: queryKeys.coverage(id),
    queryFn: () => client.coverage(id),
    refetchInterval: 2000,
    enabled: isAsked,
    ...(select && { select }),
  })
}

/** A decision never changes. */
export const useDecision = (id: string, decision: string) => {
  const { client } = useSimulator()
  return useQuery({
    queryKey: queryKeys.decision(id, decision),
    queryFn: () => client.decision(id, decision),
    staleTime: Infinity,
  })
}

/** What would happen to a call now; disabled while the call is undefined. */
export const useExplanation = (id: string, call: ExplainBody | undefined) => {
  const { client } = useSimulator()
  return useQuery({
    queryKey: queryKeys.explanation(id, call),
    queryFn: () => client.explain(id, call ?? { operation: '' }),
    enabled: call !== undefined,
    refetchInterval: 4000,
  })
}

/** Who is at fault at a call; what is known of the past does not change, so it is asked once. */
export const useVerdict = (id: string, decision: string) => {
  const { client } = useSimulator()
  return useQuery({
    queryKey: queryKeys.verdict(id, decision),
    queryFn: () => client.verdict(id, { decision }),
    staleTime: Infinity,
  })
}

const useCatalogue = <Item>(name: string, read: () => Promise<Item[]>) =>
  useQuery({ queryKey: queryKeys.catalogue(name), queryFn: read, staleTime: Infinity })

export const useOperations = () => useCatalogue('operations', useSimulator().client.operations)
export const useErrors = () => useCatalogue('errors', useSimulator().client.errors)
export const useCommands = () => useCatalogue('commands', useSimulator().client.commands)
export const useSkus = () => useCatalogue('skus', useSimulator().client.skus)
export const usePersonas = () => useCatalogue('personas', useSimulator().client.personas)
export const useCatalogScenarios = () => useCatalogue('scenarios', useSimulator().client.catalogScenarios)

export type Connection = 'connecting' | 'connected' | 'lost'

export const useConnection = (): Connection => {
  const { data, isError } = useQuery({
    queryKey: queryKeys.health,
    // Even a refusal shows that the simulator is up.
    queryFn: async () => (await fetch(`${location.origin}/__sim/health`)).status < 500,
    refetchInterval: 3000,
    retry: false,
  })
  if (isError || data === false) return 'lost'
  return data ? 'connected' : 'connecting'
}
