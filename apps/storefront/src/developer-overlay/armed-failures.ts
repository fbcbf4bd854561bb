import type { JournalEntry } from '@soe/contracts'

export type FailureKind = { readonly error: string } | { readonly status: number }

export interface ArmedFailure {
  readonly on: string
  readonly kind: FailureKind
  /** The journal's latest call when it was ordered. */
  readonly since: number
  /** The decision that used it up. */
  readonly firedBy?: string
}

/** What the next call does, and what it did. */
const wording = (kind: FailureKind): readonly [next: string, done: string] => {
  if ('error' in kind) return [`fails with ${kind.error}`, `failed with ${kind.error}`]
  if (kind.status === 0) return ['loses its connection', 'lost its connection']
  return [`answers ${kind.status}`, `answered ${kind.status}`]
}

export const describeArmed = ({ on, kind, firedBy }: ArmedFailure): string => {
  const [next, done] = wording(kind)
  return firedBy === undefined ? `Armed: the next ${on} ${next}.` : `Fired: ${on} ${done}.`
}

/** Failures of an operation are used up in the order in which they were given. */
export const settleArmed = (
  armed: readonly ArmedFailure[],
  entries: readonly JournalEntry[],
): readonly ArmedFailure[] => {
  const used = new Set(armed.flatMap(({ firedBy }) => firedBy ?? []))
  return armed.map((failure) => {
    if (failure.firedBy !== undefined) return failure
    const fired = entries.find(
      ({ id, seq, operation, because }) =>
        because === 'failNext' && operation === failure.on && seq > failure.since && !used.has(id),
    )
    if (!fired) return failure
    used.add(fired.id)
    return { ...failure, firedBy: fired.id }
  })
}

const keyOf = (world: string) => `sim-overlay-armed ${world}`
const maxFired = 4

/** Survives a reload of the tab, as the failure does. */
export const readArmed = (storage: Storage, world: string): readonly ArmedFailure[] =>
  JSON.parse(storage.getItem(keyOf(world)) ?? '[]') as ArmedFailure[]

/** Keeps the latest ones; those that have not fired are never left out. */
export const writeArmed = (storage: Storage, world: string, armed: readonly ArmedFailure[]) => {
  const latest = armed.filter(({ firedBy }, place) => firedBy === undefined || armed.length - place <= maxFired)
  storage.setItem(keyOf(world), JSON.stringify(latest))
  return latest
}
