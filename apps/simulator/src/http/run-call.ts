import type { OperationKey } from '@soe/contracts'
import {
  changesOf,
  createDraft,
  readWorldClock,
  RefusalFault,
  whenThere,
  type SecretIds,
  type SessionState,
  type Soon,
  type World,
  type WorldDraft,
  type WorldStore,
} from '@soe/world'
import { findStoredReply, runOperation, sessionOfCall, type CarrierOperation } from '@soe/carrier'
import type { PlayedCall } from '../scenario-player/call-standing'
import { decide, type Decision, type Verdict } from '../scenario-player/decide'
import type { RanEffect } from '../scenario-player/run-effects'
import { settleVerdict } from '../scenario-player/settle-verdict'
import type { CallContext } from './call-context'
import { faultOutcome, isFault, type Outcome } from './reply-error'
import { changedOutcome, scriptedOutcome } from './scripted-outcome'

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
  /** Real time, in milliseconds since 1970. */
  readonly realNow: number
}

export interface CallResult extends Outcome {
  readonly verdict: Verdict | undefined
  /** Commands of the rules that fired. */
  readonly effects: readonly RanEffect[]
  /** The error that the operation itself ended with, where a rule's answer or fault took its place. */
  readonly ownError?: string
  /** A retry, answered with what the first call got. */
  readonly isRepeat?: boolean
  readonly session: SessionState
  readonly draft: WorldDraft
}

interface Ran extends Outcome {
  readonly draft: WorldDraft
  /** Undefined where the operation failed, and undid what it had done. */
  readonly session?: SessionState
  readonly isRepeat?: boolean
}

/** Runs the operation; a fault undoes what was applied, and `redo` makes the draft on which nothing was. */
const run = <Key extends OperationKey>(
  key: Key,
  operation: CarrierOperation<Key>,
  draft: WorldDraft,
  redo: () => WorldDraft,
  input: CallInput,
): Ran => {
  try {
    const { answer, session, isRepeat } = runOperation(key, operation, draft, input)
    return { status: 200, body: answer, session, isRepeat, draft }
  } catch (error) {
    if (!isFault(error)) throw error
    return { ...faultOutcome(error), draft: redo() }
  }
}

const playedCall = (draft: WorldDraft, operation: OperationKey, { context, body, query }: CallInput): PlayedCall => {
  const { audience, channel, requestId } = context
  const known = context.sessionId ?? findStoredReply(draft, context, operation)?.sessionId
  const session = known === undefined ? undefined : draft.sessions.get(known)
  return { operation, audience, channel, requestId, session, body, query }
}

/** A call that something is armed for: the answer is scripted, changed or the operation's own; rules count in any case. */
const play = <Key extends OperationKey>(
  key: Key,
  operation: CarrierOperation<Key>,
  makeDraft: () => WorldDraft,
  input: CallInput,
  { decision, draft, redo }: { decision: Decision; draft: WorldDraft; redo: () => WorldDraft },
): CallResult => {
  const { verdict } = decision
  const scripted = scriptedOutcome(verdict)
  const isRun = verdict.commit || scripted === undefined
  const ran = isRun ? run(key, operation, verdict.commit ? draft : makeDraft(), redo, input) : undefined
  const kept = verdict.commit && ran ? ran.draft : draft
  const session = (verdict.commit && ran?.session) || sessionOfCall(kept, input.context)
  const effects =
    verdict.considered.length > 0 ? settleVerdict(kept, decision, input.context, session, input.realNow) : []
  const { status, body, error, details } = scripted ?? changedOutcome(key, verdict, ran as Ran)
  const isRepeat = scripted ? undefined : ran?.isRepeat
  return {
    status,
    body,
    ...(error !== undefined && { error }),
    ...(details && { details }),
    ...(scripted && ran?.error !== undefined && { ownError: ran.error }),
    ...(isRepeat && { isRepeat }),
    verdict,
    effects,
    session,
    draft: kept,
  }
}

/** One attempt at a call: decide, then apply unless the decision forbids it. */
export const transact = <Key extends OperationKey>(
  key: Key,
  operation: CarrierOperation<Key>,
  makeDraft: () => WorldDraft,
  input: CallInput,
): CallResult => {
  const draft = makeDraft()
  const decision = decide(draft, key, () => playedCall(draft, key, input))
  if (decision) {
    const redo = () => {
      const undone = makeDraft()
      decide(undone, key, () => playedCall(undone, key, input))
      return undone
    }
    return play(key, operation, makeDraft, input, { decision, draft, redo })
  }
  const ran = run(key, operation, draft, makeDraft, input)
  return { ...ran, verdict: undefined, effects: [], session: ran.session ?? sessionOfCall(ran.draft, input.context) }
}

/** Lost races in a row after which the world is taken to be stuck. */
const maxAttempts = 50

const loadWorld = (worlds: WorldStore, id: string): Soon<World> =>
  whenThere(worlds.load(id), (world) => {
    if (!world) throw new RefusalFault(404, 'UNKNOWN_WORLD', `There is no world "${id}".`)
    return world
  })

/** Runs a synchronous change on the world and commits it; a lost race runs it again on a fresh draft. */
export const changeWorld = <Result extends { draft: WorldDraft }>(
  pipeline: Pipeline,
  worldId: string,
  change: (makeDraft: () => WorldDraft) => Result,
): Soon<Result> => {
  const { worlds } = pipeline
  const run = () => changeUntilCommitted(pipeline, worldId, change, maxAttempts)
  return worlds.inTurn ? worlds.inTurn(worldId, run) : run()
}

const changeUntilCommitted = <Result extends { draft: WorldDraft }>(
  pipeline: Pipeline,
  worldId: string,
  change: (makeDraft: () => WorldDraft) => Result,
  attempts: number,
): Soon<Result> => {
  if (attempts === 0) throw new Error(`world ${worldId} moved on ${maxAttempts} times during one call`)
  const { worlds, clock, ids } = pipeline
  return whenThere(loadWorld(worlds, worldId), (world) => {
    const baseVersion = world.version
    const now = readWorldClock(world.header.clock, clock())
    const result = change(() => createDraft(world, now, ids))
    const { header, changes } = changesOf(result.draft)
    if (changes.length === 0 && header === world.header) return whenThere(worlds.settled?.(worldId), () => result)
    return whenThere(worlds.commit({ worldId, baseVersion, header, changes }), (outcome) =>
      outcome === 'committed' ? result : changeUntilCommitted(pipeline, worldId, change, attempts - 1),
    )
  })
}

/** decide → transact → commit of one call; identifying comes before, faults and the record after. */
export const runCall = <Key extends OperationKey>(
  pipeline: Pipeline,
  key: Key,
  operation: CarrierOperation<Key>,
  { context, body, query }: Omit<CallInput, 'realNow'>,
): Soon<CallResult> => {
  const input = { context, body, query, realNow: pipeline.clock() }
  return changeWorld(pipeline, input.context.worldId, (makeDraft) => transact(key, operation, makeDraft, input))
}
