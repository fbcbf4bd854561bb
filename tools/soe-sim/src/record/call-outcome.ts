import { isErrorId, type ErrorId } from '@soe/contracts'
import {
  checkScenario,
  commitDefault,
  type ErrorDetails,
  type Fault,
  type Reply,
  type Rule,
  type RuleInput,
} from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'
import { firedRules, type FindRule } from './armed-rules'
import { replyContent } from './reply-content'

/** The part of a rule that makes the same call end the same way. */
export type CallOutcome = Pick<RuleInput, 'reply' | 'fault' | 'commit' | 'then'>

const isLegal = (on: string, reply: Reply): boolean =>
  checkScenario({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 'reply',
    title: 'Whether the operation may answer it',
    rules: [{ id: 'reply', on, always: true, reply }],
  }).ok

const statusReply = (decision: Decision): Reply => {
  const { operation, status } = decision
  const reply = { status, ...replyContent(decision).reply }
  return isLegal(operation, reply) ? reply : { ...reply, offContract: true }
}

/** The details of an error that a rule repeats; those of several errors in one. */
const repeatedDetails = ({ details = [] }: Decision): ErrorDetails | undefined => {
  const found = details.flatMap(({ lockedChannelID, issue, field }) =>
    Object.entries({ lockedChannelID, issue, field }).filter(([, value]) => value !== undefined),
  )
  // The simulator names only channels that it knows.
  return found.length > 0 ? (Object.fromEntries(found) as ErrorDetails) : undefined
}

const errorReply = (error: ErrorId, decision: Decision): Reply => {
  const details = repeatedDetails(decision)
  const { headers } = replyContent(decision).reply
  return { error, ...(details && { details }), ...(headers && { headers }) }
}

const answersWith = ({ error, errors }: Reply, id: string): boolean => (error ?? errors?.[0]?.error) === id

const replyOf = (decision: Decision, acting: Rule | undefined): Reply | undefined => {
  const { status, error, operation } = decision
  const scripted = acting?.reply
  if (status === 0) return scripted
  // A backend may fail without an error of the contract.
  if (error === undefined) return scripted ?? (status >= 400 ? statusReply(decision) : undefined)
  if (scripted && answersWith(scripted, error)) return scripted
  if (isErrorId(error) && isLegal(operation, { error })) return errorReply(error, decision)
  return scripted ?? statusReply(decision)
}

const faultOf = ({ status }: Decision, acting: Rule | undefined): Fault | undefined =>
  status === 0 && !acting?.fault ? { reset: true } : acting?.fault

const actingOf = ({ because }: Decision, fired: readonly Rule[]): Rule | undefined =>
  because === 'scenario' ? fired.find(({ reply, fault }) => reply !== undefined || fault !== undefined) : undefined

const hasFailed = ({ status, error }: Decision): boolean => status === 0 || status >= 400 || error !== undefined

/** An error of the operation's own changes nothing, whatever the rules allow. */
const hasCommitted = (decision: Decision, fired: readonly Rule[], reply: Reply | undefined): boolean => {
  const acting = actingOf(decision, fired)
  if (!acting && hasFailed(decision)) return decision.effect === 'done-unseen'
  return reply === acting?.reply && fired.every(({ commit }) => commit)
}

/** What an operation refuses by itself, such as someone else's cart, is refused again. */
const isRefusal = ({ because, status, error }: Decision): boolean =>
  because === 'world' && status >= 400 && error !== undefined && !isErrorId(error)

const isEnded = (fault: Fault | undefined): boolean => fault?.reset === true || fault?.hang === true

/** Whether a command of a rule was run; where it was not, it is not to be run again. */
const wasRun = ({ commands = [] }: Decision, rule: string, index: number): boolean =>
  commands.filter((ran) => ran.rule === rule)[index]?.refused === undefined

/** An ordered failure shows at the call that it was ordered for, and is recorded there. */
const commandsOf = (decision: Decision, fired: readonly Rule[]) =>
  fired
    .flatMap(({ id, then }) => then.filter((_, index) => wasRun(decision, id, index)))
    .filter((given) => !('failNext' in given))

/** Undefined where the call went as it goes by itself; `recorded` is a fault that its answer does not tell. */
export const outcomeOf = (decision: Decision, find: FindRule, recorded?: Fault): CallOutcome | undefined => {
  const fired = firedRules(decision, find)
  const acting = actingOf(decision, fired)
  const then = commandsOf(decision, fired)
  // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
  if (isRefusal(decision)) return then.length === 0 ? undefined : { then }
  if (!acting && then.length === 0 && !hasFailed(decision) && !recorded) return undefined
  const fault = recorded ?? faultOf(decision, acting)
  const reply = isEnded(fault) ? undefined : replyOf(decision, acting)
  const commit = hasCommitted(decision, fired, reply ?? acting?.reply)
  return {
    ...(reply && { reply }),
    ...(fault && { fault }),
    ...(commit !== commitDefault({ reply, fault }) && { commit }),
    // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
    ...(then.length > 0 && { then }),
  }
}
