import type { Audience } from '../audience'

import type { PathStatus, Provenance, RouteEntry, RouteKey } from '../route'
import { areas } from '../areas'

export type { PathStatus }

export interface RegisteredPath {
  /** `bare` is the spelling without an audience; the session's counts. */
  readonly audience: Audience | 'bare'
  readonly status: PathStatus
  readonly path: string
}

export interface RegisteredCall {
  readonly id: string
  readonly operation: RouteKey
  readonly method: 'GET' | 'POST'
  readonly paths: readonly RegisteredPath[]
}

interface Spelling {
  readonly audience: Audience | 'bare'
  readonly path: string
  readonly calls: Provenance
}

const bases: readonly [base: string, audience: Audience][] = [
  ['/soe/digital/auth/prepaid/', 'prepay-signed-in'],
  ['/soe/digital/auth/', 'signed-in'],
  ['/soe/digital/prospect/', 'prospect'],
  ['/soe/digital/prepaid/', 'prepay'],
]

const audienceOf = (alias: string): Audience | 'bare' => bases.find(([base]) => alias.startsWith(base))?.[1] ?? 'bare'

const spellingsOf = ({ route, provenance, aliases }: RouteEntry): Spelling[] => [
  ...(Object.entries(route.paths) as [Audience, string][]).map(([audience, path]) => ({
    audience,
    path,
    calls: provenance[audience] ?? {},
  })),
  ...Object.entries(aliases).map(([path, calls]) => ({ audience: audienceOf(path), path, calls })),
]

const callsOf = (entry: RouteEntry): RegisteredCall[] => {
  const { key: operation, method } = entry.route
  const spellings = spellingsOf(entry)
  const ids = new Set(spellings.flatMap(({ calls }) => Object.keys(calls) as (keyof Provenance)[]))
  return [...ids].map((id) => ({
    id,
    operation,
    method,
    paths: spellings.flatMap(({ audience, path, calls }) => {
      const status = calls[id]
      return status ? [{ audience, status, path }] : []
    }),
  }))
}

/** The carrier's endpoint list, as far as its calls are operations here. */
export const register: readonly RegisteredCall[] = Object.values(areas)
  .flatMap(({ routes }) => Object.values<RouteEntry>(routes).flatMap(callsOf))
  .sort((left, right) => (left.id < right.id ? -1 : 1))
