/**
 * What `@ts-rest/react-query/v5` needs of `@tanstack/react-query`, for builds only: hooks that no page calls bring
 * observers of their own.
 */
export { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const unused = (): never => {
  throw new Error('The shop is built without this hook: stand-ins/react-query.ts leaves it out.')
}

export {
  unused as useInfiniteQuery,
  unused as usePrefetchInfiniteQuery,
  unused as usePrefetchQuery,
  unused as useQueries,
  unused as useSuspenseInfiniteQuery,
  unused as useSuspenseQueries,
  unused as useSuspenseQuery,
}
