import type { Environment } from '../environment'
import { isChunkFailure } from './is-chunk-failure'

/** A small file that every build of the shop has. */
const reachableFile = '/favicon.svg'

/** Whether the shop answers: a reload without an answer would lose the page. */
export const canReload = async ({ isOnline, fetch }: Pick<Environment, 'isOnline' | 'fetch'>): Promise<boolean> => {
  if (isOnline?.() === false) return false
  try {
    await fetch(reachableFile, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

export type Recovery = 'reloads' | 'offline' | 'failed'

type Reachable = Pick<Environment, 'location' | 'now' | 'isOnline' | 'fetch'>

/**
 * Reloads a page whose code is missing with a timestamp, once, if the flag allows it. Without a network it stays:
 * a reload would lose the page.
 */
export const recoverChunk = async (environment: Reachable, error: unknown, isRedirectOn = true): Promise<Recovery> => {
  if (!isChunkFailure(error)) return 'failed'
  if (!(await canReload(environment))) return 'offline'
  const { location, now } = environment
  const query = new URLSearchParams(location.search)
  if (query.has('ts') || !isRedirectOn) return 'failed'
  query.set('ts', String(now()))
  location.replace(`${location.pathname}?${query}`)
  return 'reloads'
}
