import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryKeys, useCoverage, useErrors, useJournal, useOperations } from '../../data'
import type { Scope } from './describe-cell'
import { gridOf } from './grid/coverage-grid'

/** Refetches whenever the journal reports a call. */
const useLiveCoverage = (world: string) => {
  const queries = useQueryClient()
  const { calls } = useJournal().journal
  useEffect(() => {
    // A request under way goes on; under steady traffic none would arrive otherwise.
    void queries.invalidateQueries({ queryKey: queryKeys.coverage(world) }, { cancelRefetch: false })
  }, [queries, world, calls])
}

/** The grid of the world or of all worlds; armed rules are always the world's. */
export const useCoverageGrid = (world: string, scope: Scope) => {
  useLiveCoverage(world)
  const operations = useOperations()
  const errors = useErrors()
  const own = useCoverage(world)
  const all = useCoverage(undefined, { isAsked: scope === 'all' })
  const asked = scope === 'all' ? all : own
  const grid = useMemo(
    () =>
      operations.data &&
      errors.data &&
      asked.data &&
      gridOf({
        operations: operations.data,
        errors: errors.data,
        answered: asked.data.rows,
        waiting: own.data?.rows ?? [],
      }),
    [operations.data, errors.data, asked.data, own.data],
  )
  const queries = [operations, errors, asked]
  return {
    grid,
    error: queries.find(({ isError }) => isError)?.error,
    retry: () => void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
