import { findOperation, type OperationKey } from '@soe/contracts'
import {
  changesOf,
  createDraft,
  keepSession,
  newGuestSession,
  readWorldClock,
  RefusalFault,
  touchSession,
} from '@soe/world'
import type { SecretIds, SessionState, World, WorldDraft, WorldStore } from '@soe/world'
import type { Call, Endpoint } from '../endpoints/endpoint'
import { decide, type Verdict } from '../scenario-player/decide'
import type { CallContext } from './call-context'
import { checkAnswer, checkFault } from './check-answer'
import { keepOutcome, storedOutcome } from './outcomes'
import { errorOutcome, faultOutcome, isFault, refusal, type Outcome } from './reply-error'

export interface Pipeline {
  readonly worlds: WorldStore
  /** Real time, in milliseconds since 1970; each world has a clock of its own over it. */
  readonly clock: () => number
  readonly ids: SecretIds
}

export interface CallInput {
  readonly context: CallContext
  readonly body: unknown
  readonly query: unknown
}

export interface CallResult extends Outcome {
  readonly verdict: Verdict | undefined
  /** A retry, answered with what the first call got. */
  readonly isRepeat?: boolean
  readonly session: SessionState
  readonly draft: WorldDraft
}

const scriptedOutcome = ({ error, status }: Verdict): Outcome | undefined => {
  if (error !== undefined) return errorOutcome(error)
  if (status === undefined) return undefined
  const code = 'SCRIPTED_STATUS'
  return { status, body: refusal(code, `The next call was told to answer ${status}.`), error: code }
}

const sessionOf = (draft: WorldDraft, { sessionId, audience }: CallContext): SessionState => {
  const found = sessionId === undefined ? undefined : draft.sessions.get(sessionId)
  return found ? touchSession(draft, found) : newGuestSession(draft, audience)
}

/** A change that drops its own session signs the browser out. */
const dropped = (session: SessionState): SessionState => ({ ...session, endedBy: 'sign-out' })

const apply = <Key extends OperationKey>(
  key: Key,
  endpoint: Endpoint<Key>,
  draft: WorldDraft,
  { context, body, query }: CallInput,
): Outcome & Pick<CallResult, 'session' | 'isRepeat'> => {
  const isChange = findOperation(key).metadata.kind === 'change'
  const stored = isChange ? storedOutcome(draft, context, key) : undefined
  const session = sessionOf(draft, stored ? { ...context, sessionId: stored.sessionId } : context)
  if (stored) return { status: stored.status, body: stored.body, session, isRepeat: true }
  if (isChange) keepSession(draft, session)
  const { audience, channel } = context
  const answer = endpoint({ draft, session, audience, channel, body, query } as Call<Key>)
  checkAnswer(key, answer)
  const outcome = { status: 200, body: answer }
  if (isChange) keepOutcome(draft, context, key, session, outcome)
  return { ...outcome, session: draft.sessions.get(session.id) ?? (isChange ? dropped(session) : session) }
}

/** One attempt at a call: decide, then apply unless the decision forbids it. A fault undoes what was applied. */
export const transact = <Key extends OperationKey>(
  key: Key,
  endpoint: Endpoint<Key>,
  makeDraft: () => WorldDraft,
  input: CallInput,
): CallResult => {
  const draft = makeDraft()
  const verdict = decide(draft, key)
  const scripted = verdict && scriptedOutcome(verdict)
  if (verdict && !verdict.commit && scripted) {
    return { ...scripted, verdict, session: sessionOf(draft, input.context), draft }
  }
  try {
    return { ...apply(key, endpoint, draft, input), ...scripted, verdict, draft }
  } catch (error) {
    if (!isFault(error)) throw error
    checkFault(key, error)
    const undone = makeDraft()
    decide(undone, key)
    return { ...faultOutcome(error), verdict, session: sessionOf(undone, input.context), draft: undone }
  }
}

/** Lost races in a row after which the world is taken to be stuck. */
const maxAttempts = 50

const loadWorld = async (worlds: WorldStore, id: string): Promise<World> => {
  const world = await worlds.load(id)
  if (!world) throw new RefusalFault(404, 'UNKNOWN_WORLD', `There is no world "${id}".`)
  return world
}

/** Runs a synchronous change on the world and commits it; a lost race runs it again on a fresh draft. */
export const changeWorld = <Result extends { draft: WorldDraft }>(
  pipeline: Pipeline,
  worldId: string,
  change: (makeDraft: () => WorldDraft) => Result,
): Promise<Result> => {
  const { worlds } = pipeline
  const run = () => changeUntilCommitted(pipeline, worldId, change)
  return worlds.inTurn ? worlds.inTurn(worldId, run) : run()
}

const changeUntilCommitted = async <Result extends { draft: WorldDraft }>(
  { worlds, clock, ids }: Pipeline,
  worldId: string,
  change: (makeDraft: () => WorldDraft) => Result,
): Promise<Result> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const world = await loadWorld(worlds, worldId)
    const baseVersion = world.version
    const now = readWorldClock(world.header.clock, clock())
    const result = change(() => createDraft(world, now, ids))
    const { header, changes } = changesOf(result.draft)
    if (changes.length === 0 && header === world.header) {
      const settled = worlds.settled?.(worldId)
      if (settled) await settled
      return result
    }
    if ((await worlds.commit({ worldId, baseVersion, header, changes })) === 'committed') return result
  }
  throw new Error(`world ${worldId} moved on ${maxAttempts} times during one call`)
}

/** decide → transact → commit of one call; identifying comes before, faults and the record after. */
export const runCall = <Key extends OperationKey>(
  pipeline: Pipeline,
  key: Key,
  endpoint: Endpoint<Key>,
  input: CallInput,
): Promise<CallResult> =>
  changeWorld(pipeline, input.context.worldId, (makeDraft) => transact(key, endpoint, makeDraft, input))
