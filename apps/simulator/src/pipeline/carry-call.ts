import { findOperation, type OperationKey } from '@soe/contracts'
import { sessionOfCall } from '@soe/carrier'
import {
  countRules,
  decideAnswer,
  decideCall,
  joinVerdicts,
  ruleCommands,
  type Decision,
  type RuleCommand,
  type RuleVerdict,
} from '@soe/scenario'
import type { CarrierAddress, SessionState, WorldDraft } from '@soe/world'
import { untouchedEndings, type RanCommand } from '../journal/call-ending'
import { armedRulesOf } from './armed-rules'
import type { CallInput } from './call-input'
import { carriedFacts, learnCart } from './carried-facts'
import { runOwnCommands, tellBackend } from './carrier-states'
import { changeWorld, type WorldAccess } from './change-world'
import { createDecisionDraft, storeCounters } from './decision-draft'
import { noteScriptFailure } from './note-script-failure'
import { changedReply, endingOf, noteUnsentReply, scriptedReply, type OwnResult } from './play-verdict'
import type { Reply } from './reply'
import { ownAnswer, type CallResult } from './run-call'
import { seamProblems } from './seam-problems'
import { seeCall } from './see-call'

/** Stores what rules have counted, and returns the commands of those that fired. */
const count = (draft: WorldDraft, { verdict, counters }: Decision): RuleCommand[] => {
  const { evaluation } = verdict
  if (evaluation.isEmpty) return []
  const { owners } = counters
  storeCounters(draft, countRules(evaluation, counters, { ...owners, isAnonymous: false }))
  const subject = { sessionId: owners.session, cartId: owners.cart ?? '', caseId: '' }
  return ruleCommands(evaluation.fired, subject)
}

/** What a backend has done by itself. */
const ownResult = (reply: Reply): OwnResult => {
  const isDone = reply.kind === 'carried' && reply.error === undefined && reply.status < 400
  return { reply, ending: isDone ? untouchedEndings.done : untouchedEndings.failed }
}

/** The caller, in the place of a session of the world. */
const callerAsSession = (draft: WorldDraft, { context }: CallInput): SessionState => ({
  ...sessionOfCall(draft, { ...context, sessionId: undefined }),
  id: context.sessionId ?? '',
})

/** What a call is sent on by. */
interface CarryOptions {
  readonly access: WorldAccess
  readonly carrier: CarrierAddress
  /** Asks the backend. `reads` says that rules ask for the answer or change it, whatever it is. */
  readonly send: (call: { readonly reads: boolean }) => Promise<Reply>
}

/** The answer to a call that no rule answers and that goes nowhere; arming refuses such rules. */
const unsent: Reply = { kind: 'none' }

interface Asked {
  readonly key: OperationKey
  readonly input: CallInput
}

const decide = (access: WorldAccess, { key, input }: Asked) =>
  changeWorld(access, input.context.worldId, (makeDraft) => {
    const draft = makeDraft()
    const rules = armedRulesOf(draft.world)?.byOperation.get(key)
    const decision = decideCall(createDecisionDraft(draft), rules, key, () => carriedFacts(draft, key, input))
    return { draft, decision, commands: decision ? count(draft, decision) : [] }
  })

/** Asks the rules about the answer, and counts them. */
const decideOnAnswer = async (access: WorldAccess, { key, input }: Asked, decision: Decision, own: Reply) => {
  const { later, commands } = await changeWorld(access, input.context.worldId, (makeDraft) => {
    const draft = makeDraft()
    const facts = carriedFacts(draft, key, input, ownAnswer(own))
    const made = decideAnswer(createDecisionDraft(draft), decision, facts)
    return { draft, later: made, commands: made ? count(draft, made) : [] }
  })
  return { verdict: later ? joinVerdicts(decision.verdict, later.verdict) : decision.verdict, commands }
}

interface Played {
  readonly verdict: RuleVerdict
  readonly commands: readonly RuleCommand[]
}

const isByAnswer = ({ verdict }: Decision): boolean => verdict.evaluation.list.isByAnswer

const noteRefused = (draft: WorldDraft, commands: readonly RuleCommand[], sent: readonly RanCommand[]) =>
  sent.forEach(({ rule, command, refused }) => {
    const scenario = commands.find((given) => given.rule === rule)?.scenario
    if (refused !== undefined && scenario !== undefined)
      noteScriptFailure(draft, scenario, { rule, kind: 'command', reason: `${command}: ${refused}` })
  })

/** What goes out, and how the call ended. */
const ended = (
  draft: WorldDraft,
  { key }: Asked,
  own: OwnResult | undefined,
  played: Played & { ran: RanCommand[] },
) => {
  const { verdict, ran } = played
  const reply = scriptedReply(verdict) ?? (own ? changedReply(key, verdict, own.reply) : unsent)
  const ending = endingOf(verdict, { own, reply, commands: ran })
  noteUnsentReply(draft, ending, reply)
  return { reply, ending, ownReply: own && reply !== own.reply ? own.reply : undefined }
}

/**
 * decide → commit the counts → forward → change the answer: a call of a world whose carrier is a real backend. What the
 * backend does can't be taken back, so that rules are decided and counted before it is asked.
 */
export const carryCall = async (
  { access, carrier, send }: CarryOptions,
  key: OperationKey,
  given: Omit<CallInput, 'realNow'>,
): Promise<CallResult> => {
  const asked = { key, input: { ...given, realNow: access.clock() } }
  const { input } = asked
  const { sessionId = '', worldId } = input.context
  const { decision, commands } = await decide(access, asked)
  const isRead = decision !== undefined && (decision.verdict.acting !== undefined || isByAnswer(decision))
  const own = decision?.verdict.commit === false ? undefined : ownResult(await send({ reads: isRead }))
  const first = decision && { verdict: decision.verdict, commands }
  const later = own && decision && isByAnswer(decision) && (await decideOnAnswer(access, asked, decision, own.reply))
  const played = later ? { verdict: later.verdict, commands: [...commands, ...later.commands] } : first
  const sent = await tellBackend(access, carrier, played?.commands ?? [], { worldId, client: sessionId })
  const problems = own ? seamProblems(key, input, own.reply) : []
  return changeWorld(access, worldId, (makeDraft): CallResult => {
    const draft = makeDraft()
    const session = callerAsSession(draft, input)
    if (own?.reply.kind === 'carried' && findOperation(key).metadata.makesCart)
      learnCart(draft, sessionId, own.reply.body)
    const ran = [...sent, ...runOwnCommands(draft, played?.commands ?? [], input.realNow)]
    if (played) noteRefused(draft, played.commands, sent)
    const met = played
      ? ended(draft, asked, own, { ...played, ran })
      : { ...(own ?? ownResult(unsent)), ownReply: undefined }
    const end = problems.length > 0 ? { ...met, ending: { ...met.ending, offContract: problems } } : met
    const seen = seeCall(draft, key, input, end)
    return { ...end, storedBody: undefined, session, draft, ...(seen && { seen }) }
  })
}
