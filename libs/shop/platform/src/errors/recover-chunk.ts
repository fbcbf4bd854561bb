import type { Environment } from '../environment'

const chunkFailure =
  /Loading chunk|dynamically imported module|Importing a module script failed|error loading dynamically/i

/** Recognises a failed fetch of the shop's code by each browser's wording. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message))

/** Reloads the page with a timestamp, once, if the flag allows it. Returns whether it does. */
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
