import type { Target } from '../target/http-target'
import { createTarget } from '../target/http-target'
import { readsThere } from './reads-there'

/** Addresses above that of a target, the nearest first. */
const above = (url: string): string[] => {
  const { origin, pathname } = new URL(url)
  const parts = pathname.split('/').filter(Boolean)
  return parts.map((_part, at) => [origin, ...parts.slice(0, parts.length - at - 1)].join('/'))
}

const hasReads = async (target: Target) => (await readsThere(target, {}, 1)).length > 0

/** Why nothing of the contract is at a target, and what helps; undefined where something is. */
export const standsElsewhere = async (target: Target, signal: AbortSignal): Promise<string | undefined> => {
  if (await hasReads(target)) return undefined
  for (const url of above(target.url)) {
    const other = createTarget(url, { signal })
    const isThere = await hasReads(other).finally(() => other.close())
    if (isThere) return `no operation of the contract is at ${target.url}; --target ${url} has them`
  }
  return `no operation of the contract is at ${target.url}; is it below another path?`
}
