import type { VerificationCheck } from '@soe/contracts'
import type { ScenarioState, SeenCall, World } from '@soe/world'
import { worldLimits } from '@soe/contracts'
import type { Journal, NumberedCall, TakenWorld } from '../journal/journal'
import { numberOfSeen, seenSoFar } from '../pipeline/see-call'

export type Gap = NonNullable<VerificationCheck['gap']>

export const gapTexts: Readonly<Record<Gap, string>> = {
  'journal-is-younger': 'an earlier simulator armed the scenario and kept no calls in the world; arm it again',
  'journal-is-cut': 'the world no longer holds the first calls',
  'home-is-gone': 'not judged, as the replica that was the home of this world has ended; arm the scenario again',
  'answer-on-its-way': 'an answer has not gone out yet',
  'no-call': 'no call of any kind has reached this world since the scenario was armed',
}

/** A call that the world holds, with what the journal of this process knows of it. */
export interface CallSeen extends SeenCall {
  /** The id of its decision; its number where another process answered it. */
  readonly name: string
  readonly recorded: NumberedCall | undefined
}

export interface SeenSince {
  readonly calls: readonly CallSeen[]
  readonly events: readonly string[]
  /** Why some calls are unknown. */
  readonly gap?: Gap
  /** Calls of any kind, whether or not something is expected of them. */
  readonly reached: number
}

const recordedBy = (journal: Journal, worldId: string): ReadonlyMap<string, NumberedCall> =>
  new Map(
    journal.entriesOf(worldId).flatMap((found): [string, NumberedCall][] => {
      const { seen } = found.call
      return seen === undefined || found.undoneBy !== undefined ? [] : [[seen, found]]
    }),
  )

/** Whether the scenario had seen something before this process became the home of the world. */
const isOfOtherHome = ({ since: { seq, calls = 0 } }: ScenarioState, taken: TakenWorld | undefined): boolean =>
  taken !== undefined && (taken.seen.seq > seq || taken.seen.calls > calls)

const gapOf = ({ header, collections: { seen } }: World, state: ScenarioState, journal: Journal): Gap | undefined => {
  const { since } = state
  if (since.journal !== undefined) return 'journal-is-younger'
  if (isOfOtherHome(state, journal.takenOf(header.id))) return 'home-is-gone'
  const [oldest] = seen.values()
  const isFull = oldest !== undefined && seen.size >= worldLimits.seen
  return isFull && numberOfSeen(oldest) > since.seq + 1 ? 'journal-is-cut' : undefined
}

export const seenSince = (journal: Journal, world: World, state: ScenarioState): SeenSince => {
  const { id } = world.header
  const recorded = recordedBy(journal, id)
  const later = [...world.collections.seen.values()].filter((seen) => numberOfSeen(seen) > state.since.seq)
  const gap = gapOf(world, state, journal)
  return {
    calls: later.flatMap(({ id: seen, call }) => {
      const found = recorded.get(seen)
      const name = found ? journal.nameOf(id, found.seq) : `call ${Number.parseInt(seen, 10)}`
      return call ? [{ ...call, name, recorded: found }] : []
    }),
    events: later.flatMap(({ events = [] }) => events),
    reached: seenSoFar(world.header).calls - (state.since.calls ?? 0),
    ...(gap && { gap }),
  }
}
