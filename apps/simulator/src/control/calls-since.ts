import type { VerificationCheck } from '@soe/contracts'
import type { ScenarioState } from '@soe/world'
import type { Journal, NumberedCall } from '../journal/journal'
import { journalName } from '../journal/journal-position'
import type { NotedEvent } from '../journal/world-events'

export type Gap = NonNullable<VerificationCheck['gap']>

export const gapTexts: Readonly<Record<Gap, string>> = {
  'journal-is-younger': 'the journal began after the scenario was armed; arm it again',
  'journal-is-cut': 'the journal no longer holds the first calls',
  'request-not-kept': 'a request was too large for the journal to keep',
}

/** What the journal holds since a scenario was armed. */
export interface CallsSince {
  readonly calls: readonly NumberedCall[]
  readonly events: readonly NotedEvent[]
  /** The id of a call. */
  readonly nameOf: (seq: number) => string
  /** Why some calls are unknown. */
  readonly gap?: Gap
}

/** Those that followed the arming; a scenario that came with its world was armed before any event. */
const eventsSince = (noted: readonly NotedEvent[], scenario: string, seq: number): readonly NotedEvent[] => {
  const armed = noted.findLastIndex(
    ({ event: { kind, details } }) => kind === 'scenario-armed' && details?.['scenario'] === scenario,
  )
  return armed < 0 ? noted.filter(({ after }) => after >= seq) : noted.slice(armed + 1)
}

/** What a rewind has undone did not happen. */
const isStanding = ({ undoneBy }: NumberedCall | NotedEvent): boolean => undoneBy === undefined

export const callsSince = (journal: Journal, worldId: string, { id, since }: ScenarioState): CallsSince => {
  const kept = journal.entriesOf(worldId).filter(isStanding)
  const noted = journal.eventsOf(worldId).filter(isStanding)
  const nameOf = (seq: number) => journal.nameOf(worldId, seq)
  if (since.journal !== journalName(journal, worldId))
    return { calls: kept, events: noted, nameOf, gap: 'journal-is-younger' }
  const calls = kept.filter(({ seq }) => seq > since.seq)
  const events = eventsSince(noted, id, since.seq)
  const isCut = journal.oldestOf(worldId) > since.seq + 1
  return { calls, events, nameOf, ...(isCut && { gap: 'journal-is-cut' as const }) }
}
