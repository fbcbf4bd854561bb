import type { WorldScenario } from '@soe/simulator-client'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys, useJournal, useSimulator } from '../../data'

const mostCalls = 20

const isAbout = (on: readonly string[], operation: string) =>
  on.some((target) => target === operation || (target.endsWith('*') && operation.startsWith(target.slice(0, -1))))

/** The latest call at which each armed rule of a scenario fired, by the rule's id. */
export const useFiredDecisions = (world: string, armed: WorldScenario | undefined): ReadonlyMap<string, string> => {
  const { client } = useSimulator()
  const { journal } = useJournal()
  const targets = useMemo(() => {
    const fired = new Set(armed?.rules.filter((rule) => rule.fired > 0).map(({ id }) => id))
    const rules = armed?.document.rules ?? []
    return rules.filter(({ id }) => fired.has(id)).flatMap(({ on }) => on)
  }, [armed])
  const since = Date.parse(armed?.armedAt ?? '')
  const calls = useMemo(
    () =>
      journal.rows
        .flatMap((row) =>
          row.kind === 'call' && row.at >= since && isAbout(targets, row.call.operation) ? [row.call.id] : [],
        )
        .slice(-mostCalls),
    [journal, targets, since],
  )
  const scenario = armed?.id
  return useQueries({
    queries: calls.map((call) => ({
      queryKey: queryKeys.decision(world, call),
      queryFn: () => client.decision(world, call),
      staleTime: Infinity,
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          (data?.rules ?? [])
            .filter((report) => report.scenario === scenario && report.outcome === 'fired')
            .map(({ rule }) => [rule, data?.id ?? ''] as const),
        ),
      ),
  })
}
