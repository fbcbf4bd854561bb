import type { KeptSnapshot } from '@soe/contracts'
import { readInstant } from '@soe/rules'
import { RefusalFault, takeSnapshot, worldAt, type Snapshot, type World } from '@soe/world'
import { keptCalls } from '../http/record-call'
import type { NumberedCall } from '../journal/journal'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { numberOf } from './read-journal'

/** Why a world can't be taken back to just before a call. */
const reasons = {
  restart: 'was answered before this simulator started, and what a world was is kept by the process that answered',
  replica: 'was answered by another replica of the simulator, which alone knows what the world was',
  gap: 'lies behind a change of the world that another replica made, and this one does not know what it changed',
  dropped: `is too long ago: the latest ${keptCalls} calls of a world are kept, and fewer where many worlds are changed`,
  unknown: 'is no call of this world',
} as const
type Reason = keyof typeof reasons

/** The kept snapshot of the world that is nearest to a time, or the latest. */
const nearestOf = (kept: readonly KeptSnapshot[], at: number | undefined): KeptSnapshot | undefined => {
  const distance = ({ now, keptAt }: KeptSnapshot) =>
    at === undefined ? -readInstant(keptAt) : Math.abs(readInstant(now) - at)
  return kept.toSorted((left, right) => distance(left) - distance(right))[0]
}

/** The refusal, which names the snapshot to take instead. */
export const notKept = async (
  { worlds }: SimulatorContext,
  worldId: string,
  decision: string,
  { reason, at }: { readonly reason: Reason; readonly at?: number },
): Promise<RefusalFault> => {
  const kept = (await worlds.snapshots.list()).filter(({ world }) => world === worldId)
  const nearest = nearestOf(kept, at)
  const instead = nearest
    ? `The nearest kept snapshot is "${nearest.id}", of ${nearest.now} on the world's clock.`
    : 'No snapshot of the world is kept.'
  const message = `"${decision}" ${reasons[reason]}. ${instead}`
  const allowed = nearest && [nearest.id]
  if (reason === 'unknown') return new RefusalFault('UNKNOWN_DECISION', message, allowed)
  return new RefusalFault('VERSION_NOT_KEPT', message, allowed)
}

const whyUnknown = ({ journal }: SimulatorContext, worldId: string, decision: string): Reason => {
  const seq = numberOf(worldId, decision)
  if (seq === undefined || seq < 1) return 'unknown'
  if (journal.nameOf(worldId, seq) !== decision) return 'replica'
  if (seq < journal.firstOf(worldId)) return 'restart'
  return seq < journal.oldestOf(worldId) ? 'dropped' : 'unknown'
}

export const requireCall = async (
  simulator: SimulatorContext,
  worldId: string,
  decision: string,
): Promise<NumberedCall> => {
  const seq = numberOf(worldId, decision)
  const isOwn = seq !== undefined && simulator.journal.nameOf(worldId, seq) === decision
  const found = isOwn ? simulator.journal.find(worldId, seq) : undefined
  if (found) return found
  throw await notKept(simulator, worldId, decision, { reason: whyUnknown(simulator, worldId, decision) })
}

export const whyNotKept = ({ undo, version }: World, call: NumberedCall['call']) => ({
  reason: call.version < (undo?.begunAt ?? version) ? ('gap' as const) : ('dropped' as const),
  at: call.at,
})

export interface Past {
  readonly snapshot: Snapshot
  readonly session?: string
}

/** Undefined where the version is not kept. */
export const readPast = (
  world: World,
  { version, at, context: { sessionId } }: NumberedCall['call'],
): Past | undefined => {
  const past = worldAt(world, version)
  if (!past) return undefined
  const isHeld = sessionId !== undefined && past.collections.sessions.has(sessionId)
  return { snapshot: takeSnapshot(past, at), ...(isHeld && { session: sessionId }) }
}
