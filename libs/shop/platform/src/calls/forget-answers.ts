import type { QueryClient, QueryKey } from '@tanstack/react-query'

const drawn = { isDrawn: true }

/** Keeps an answer that the document was drawn from. */
export const keepDrawnAnswer = (queryClient: QueryClient, queryKey: QueryKey, data: unknown): void => {
  queryClient.setQueryData(queryKey, data)
  queryClient.getQueryCache().find({ queryKey, exact: true })?.setOptions({ queryKey, meta: drawn })
}

/**
 * Forgets what the carrier has answered, but for what the page shows: dropped, it would be read again before the page is
 * left, and a part that hydrates after that would differ from what was drawn.
 */
export const forgetAnswers = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.['isDrawn'] !== true })
