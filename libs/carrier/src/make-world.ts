import {
  changeClock,
  readWorldClock,
  type ClockChange,
  changesOf,
  createDraft,
  type SecretIds,
  type WorldDraft,
  restoreSnapshot,
  type Snapshot,
  applyCommit,
  createWorld,
  type World,
  type WorldOptions,
} from '@soe/world'
import { beginPersona } from './domain/sessions/begin-persona'
import { findPersona, type Persona } from './personas/personas'
import { newPersonaSession } from './domain/sessions/new-session'

export interface NewWorld extends Omit<WorldOptions, 'now'> {
  readonly realNow: number
  readonly clock?: ClockChange
}

/** The world as it is with a change, before any store knows of it. */
export const changedWorld = (
  world: World,
  now: number,
  ids: SecretIds,
  prepare: (draft: WorldDraft) => void,
): World => {
  const draft = createDraft(world, now, ids)
  prepare(draft)
  const held = { ...world }
  applyCommit(held, { worldId: world.header.id, baseVersion: world.version, ...changesOf(draft) })
  return { ...held, version: world.version }
}

/** A guest's own visit begins when the first guest arrives. */
const begin = (draft: WorldDraft, persona: Persona) => {
  const isBegunBefore = persona.account ?? (persona.begins && !persona.begins.isFirstVisit)
  if (isBegunBefore) beginPersona(draft, persona, newPersonaSession(draft, persona))
}

export const makeWorld = ({ realNow, clock: change = {}, ...options }: NewWorld, ids: SecretIds): World => {
  const clock = changeClock({ offset: 0 }, change, realNow)
  const now = readWorldClock(clock, realNow)
  const persona = findPersona(options.persona)
  return changedWorld(createWorld({ ...options, now }), now, ids, (draft) => {
    draft.configure({ clock })
    if (persona) begin(draft, persona)
  })
}

/** A new world that goes on from a snapshot of another. */
export const forkWorld = (
  {
    realNow,
    clock: change = {},
    ...identity
  }: Pick<NewWorld, 'id' | 'named' | 'title' | 'labels' | 'carrier' | 'realNow' | 'clock'>,
  snapshot: Snapshot,
  ids: SecretIds,
): World => {
  const { persona, seed } = snapshot.header
  const empty = createWorld({ ...identity, persona, seed, now: realNow })
  return changedWorld(empty, realNow, ids, (draft) => {
    restoreSnapshot(draft, snapshot, realNow)
    draft.configure({ clock: changeClock(draft.header.clock, change, realNow) })
  })
}
