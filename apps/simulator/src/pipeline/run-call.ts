import {
  findCart,
  findCarrierOperation,
  isBackgroundCall,
  runOperation,
  sessionOfCall,
  type CarrierOperation,
} from '@soe/carrier'
import {
  countRules,
  decideAnswer,
  decideCall,
  joinVerdicts,
  ruleCommands,
  type Decision,
  type OwnAnswer,
} from '@soe/scenario'
import {
  type SeenState,
  type SessionState,
  type StoredBody,
  type WorldDraft,
  createDraft,
  type MaybePromise,
} from '@soe/world'
import type { OperationKey, ServiceErrorDetail } from '@soe/contracts'
import { untouchedEndings, type CallEnding, type RanCommand } from '../journal/call-ending'
import { sessionCookie, type CallInput } from './call-input'
import { storeCounters, createDecisionDraft } from './decision-draft'
import { runRuleCommands } from './run-rule-commands'
import { armedRulesOf } from './armed-rules'
import { callFacts } from './call-facts'
import { changeWorld, type WorldAccess } from './change-world'
import type { SimulatorContext } from './simulator-context'
import { bodyOf, errorOf, faultReply, isFault, statusOf, type Reply } from './reply'
import { seeCall } from './see-call'
import { changedReply, endingOf, noteUnsentReply, scriptedReply } from './play-verdict'

const noCommands: readonly RanCommand[] = []

/** Stores what the rules have counted and runs the commands of those that fired, in the transaction of the call. */
const applyDecision = (
  draft: WorldDraft,
  { verdict: { evaluation }, counters }: Decision,
  { context: { audience, channel }, realNow }: CallInput,
  session: SessionState,
): readonly RanCommand[] => {
  if (evaluation.isEmpty) return noCommands
  const { fired } = evaluation
  const isCartNeeded = evaluation.list.isByCart || fired.some(({ played }) => played.rule.then.length > 0)
  const cart = isCartNeeded ? findCart(draft, { session, audience, channel }) : undefined
  // A guest whose session was not stored stays anonymous.
  const owner = draft.sessions.get(session.id) ? session.id : counters.owners.session
  storeCounters(draft, countRules(evaluation, counters, { session: owner, cart: cart?.id, isAnonymous: false }))
  if (fired.length === 0) return noCommands
  const subject = { sessionId: session.id, cartId: cart?.id, caseId: cart?.caseId }
  return runRuleCommands(draft, ruleCommands(fired, subject), realNow)
}

export interface CallResult {
  readonly reply: Reply
  readonly ending: CallEnding
  /** What the operation would have answered by itself, where a rule's answer or fault took its place. */
  readonly ownReply: Reply | undefined
  /** The answer as it is stored for a retry; undefined where it is not what goes out. */
  readonly storedBody: StoredBody | undefined
  readonly session: SessionState
  readonly draft: WorldDraft
  /** The call as its world keeps it for verifying. */
  readonly seen?: SeenState | undefined
}

/** Nobody gets the draft's ids: it is dropped. */
const noIds = { secret: () => 'never-made' }

type MakeDraft = () => WorldDraft

/** Errors of a caller who has nothing yet, which a client that keeps no cookies gets again and again. */
const emptyHanded: ReadonlySet<string> = new Set(['899', '1008', '1022', 'R1001', 'ITEM_NOT_FOUND', 'ORDER_NOT_FOUND'])

const sessionHint: ServiceErrorDetail = {
  issue:
    'The call came without a session, so this one is new: send the cookies of earlier answers, such as sim-session.',
}

const withSessionHint = (reply: Reply, { context, cookies }: CallInput): Reply => {
  if (reply.kind !== 'errors' || context.sessionId !== undefined || cookies?.[sessionCookie] !== undefined) return reply
  const [first, ...others] = reply.errors
  if (!emptyHanded.has(first.id)) return reply
  return { ...reply, errors: [{ ...first, details: [...(first.details ?? []), sessionHint] }, ...others] }
}

/** Runs the operation; where it fails, `redo` makes a draft without what it changed. */
const run = <Key extends OperationKey>(key: Key, draft: WorldDraft, redo: MakeDraft, input: CallInput): CallResult => {
  try {
    const operation: CarrierOperation<Key> = input.operations?.[key] ?? findCarrierOperation(key)
    const { answer, session, isRepeat, storedBody } = runOperation(key, operation, draft, input)
    const ending = isRepeat ? untouchedEndings.repeated : untouchedEndings.done
    return {
      reply: { kind: 'answer', status: 200, body: answer },
      ending,
      ownReply: undefined,
      storedBody,
      session,
      draft,
    }
  } catch (error) {
    if (!isFault(error)) throw error
    const undone = redo()
    return {
      reply: withSessionHint(faultReply(error), input),
      ending: untouchedEndings.failed,
      ownReply: undefined,
      storedBody: undefined,
      session: sessionOfCall(undone, input.context, isBackgroundCall(key)),
      draft: undone,
    }
  }
}

/** What the operation answered by itself, as rules ask for it. */
export const ownAnswer = (reply: Reply): OwnAnswer => ({
  status: statusOf(reply),
  error: errorOf(reply),
  get body() {
    return bodyOf(reply)
  },
})

/** The rules about the answer, asked by what held before the call, and counted like the others. */
const decideOnAnswer = (
  key: OperationKey,
  decision: Decision,
  input: CallInput,
  { own, kept }: { readonly own: CallResult; readonly kept: WorldDraft },
): Decision | undefined => {
  if (!decision.verdict.evaluation.list.isByAnswer) return undefined
  const { world, startedAt } = kept
  const facts = callFacts(createDraft(world, startedAt, noIds), key, input, ownAnswer(own.reply))
  return decideAnswer(createDecisionDraft(kept), decision, facts)
}

const decide = (key: OperationKey, draft: WorldDraft, input: CallInput): Decision | undefined =>
  decideCall(createDecisionDraft(draft), armedRulesOf(draft.world)?.byOperation.get(key), key, () =>
    callFacts(draft, key, input),
  )

/** Runs the operation where its own answer counts or its change is to happen; on a draft to drop where it is not. */
const runDecided = <Key extends OperationKey>(
  key: Key,
  draft: WorldDraft,
  makeDraft: MakeDraft,
  input: CallInput,
  { commit, isScripted }: { commit: boolean; isScripted: boolean },
): CallResult | undefined => {
  if (!commit) return isScripted ? undefined : run(key, makeDraft(), makeDraft, input)
  const redo = () => {
    const undone = makeDraft()
    decide(key, undone, input)
    return undone
  }
  return run(key, draft, redo, input)
}

/** What the operation answers by itself to a call that a rule keeps from happening, for the journal alone. */
const unscripted = <Key extends OperationKey>(key: Key, { world, startedAt }: WorldDraft, input: CallInput): Reply => {
  const makeDraft = () => createDraft(world, startedAt, noIds)
  return run(key, makeDraft(), makeDraft, input).reply
}

/** A call that something is armed for: its answer is scripted, changed or the operation's own. Rules count in any case. */
const play = <Key extends OperationKey>(
  key: Key,
  draft: WorldDraft,
  makeDraft: MakeDraft,
  input: CallInput,
  decision: Decision,
): CallResult => {
  const { commit } = decision.verdict
  const isScripted = scriptedReply(decision.verdict) !== undefined
  const own = runDecided(key, draft, makeDraft, input, { commit, isScripted })
  const kept = commit && own ? own.draft : draft
  const session = commit && own ? own.session : sessionOfCall(kept, input.context, isBackgroundCall(key))
  const first = applyDecision(kept, decision, input, session)
  const later = own && decideOnAnswer(key, decision, input, { own, kept })
  const commands = later ? [...first, ...applyDecision(kept, later, input, session)] : first
  const verdict = later ? joinVerdicts(decision.verdict, later.verdict) : decision.verdict
  const reply = scriptedReply(verdict) ?? changedReply(key, verdict, (own as CallResult).reply)
  const ending = endingOf(verdict, { own, reply, commands })
  noteUnsentReply(kept, ending, reply)
  return {
    reply,
    ending,
    ownReply: reply === own?.reply ? undefined : (own?.reply ?? unscripted(key, draft, input)),
    storedBody: undefined,
    session,
    draft: kept,
  }
}

/** One attempt at a call: decide, then run the operation unless the decision forbids it. */
export const transact = <Key extends OperationKey>(key: Key, makeDraft: MakeDraft, input: CallInput): CallResult => {
  const draft = makeDraft()
  const decision = decide(key, draft, input)
  return decision ? play(key, draft, makeDraft, input, decision) : run(key, draft, makeDraft, input)
}

/** decide → run → commit of one call; identifying comes before, faults and the record after. */
export const runCall = <Key extends OperationKey>(
  access: WorldAccess & Pick<SimulatorContext, 'operations'>,
  key: Key,
  { context, body, query, headers, cookies }: Omit<CallInput, 'realNow' | 'operations'>,
): MaybePromise<CallResult> => {
  const input = { context, body, query, headers, cookies, realNow: access.clock(), operations: access.operations }
  return changeWorld(access, context.worldId, (makeDraft) => {
    const result = transact(key, makeDraft, input)
    const seen = seeCall(result.draft, key, input, result)
    return seen ? { ...result, seen } : result
  })
}
