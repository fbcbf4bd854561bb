import type { Environment } from '../environment'

const chunkFailure =
  /Loading chunk|dynamically imported module|Importing a module script failed|error loading dynamically/i

/** Code of the shop that could not be fetched, as each browser words it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message))

/** Loads the page again with a timestamp; once, and only where that is wanted. True when it does. */
export const reloadForChunk = (
  { location, now }: Pick<Environment, 'location' | 'now'>,
  error: unknown,
  redirectFlag = true,
): boolean => {
  const query = new URLSearchParams(location.search)
  if (!redirectFlag || !isChunkFailure(error) || query.has('ts')) return false
  query.set('ts', String(now()))
  location.replace(`${location.pathname}?${query}`)
  return true
}
