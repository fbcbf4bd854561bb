import type { QueryClient } from '@tanstack/react-query'

/** Calls back with each failure of a read or a change, once, and with those that happened before. */
export const watchFailures = (queryClient: QueryClient, onFailure: (error: unknown) => void): (() => void) => {
  const seen = new WeakSet<object>()
  const report = (error: unknown) => {
    if (typeof error !== 'object' || error === null || seen.has(error)) return
    seen.add(error)
    onFailure(error)
  }
  const [queries, changes] = [queryClient.getQueryCache(), queryClient.getMutationCache()]
  for (const { state } of [...queries.getAll(), ...changes.getAll()]) report(state.error)
  const stopQueries = queries.subscribe(({ query }) => report(query.state.error))
  const stopChanges = changes.subscribe(({ mutation }) => report(mutation?.state.error))
  return () => {
    stopQueries()
    stopChanges()
  }
}
