import { isErrorId, type ErrorId } from '@soe/contracts'
import { checkScenario, commitDefault, type Fault, type Reply, type Rule, type RuleInput } from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'
import { firedRules, type FindRule } from './armed-rules'
import { toldDetails } from './told-details'

/** What a rule has to say so that the same call ends the same way. */
export type CallOutcome = Pick<RuleInput, 'reply' | 'fault' | 'commit' | 'then'>

const isLegal = (on: string, reply: Reply): boolean =>
  checkScenario({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 'reply',
    title: 'Whether the operation may answer it',
    rules: [{ id: 'reply', on, always: true, reply }],
  }).ok

const statusReply = ({ operation, status }: Decision): Reply =>
  isLegal(operation, { status }) ? { status } : { status, offContract: true }

const errorReply = (error: ErrorId, { sentences }: Decision): Reply => {
  const details = toldDetails(sentences)
  return { error, ...(details && { details }) }
}

const says = ({ error, errors }: Reply, id: string): boolean => (error ?? errors?.[0]?.error) === id

const replyOf = (decision: Decision, acting: Rule | undefined): Reply | undefined => {
  const { status, error, operation } = decision
  const scripted = acting?.reply
  if (error === undefined || status === 0) return scripted
  if (scripted && says(scripted, error)) return scripted
  if (isErrorId(error) && isLegal(operation, { error })) return errorReply(error, decision)
  return scripted ?? statusReply(decision)
}

const faultOf = ({ status }: Decision, acting: Rule | undefined): Fault | undefined =>
  status === 0 && !acting?.fault ? { reset: true } : acting?.fault

const actingOf = ({ because }: Decision, fired: readonly Rule[]): Rule | undefined =>
  because === 'scenario' ? fired.find(({ reply, fault }) => reply !== undefined || fault !== undefined) : undefined

const hasFailed = ({ status, error }: Decision): boolean => status === 0 || status >= 400 || error !== undefined

const toldToCommit = ({ sentences }: Decision): boolean =>
  sentences.some((said) => said.endsWith('; the change happened.'))

/** Where the error was the operation's own nothing was changed, whatever the rules allowed. */
const hasCommitted = (decision: Decision, fired: readonly Rule[], reply: Reply | undefined): boolean => {
  const acting = actingOf(decision, fired)
  if (!acting && hasFailed(decision)) return toldToCommit(decision)
  return reply === acting?.reply && fired.every(({ commit }) => commit)
}

const isEnded = (fault: Fault | undefined): boolean => fault?.reset === true || fault?.hang === true

/** An ordered failure shows at the call that it was ordered for, and is recorded there. */
const commandsOf = (fired: readonly Rule[]) =>
  fired.flatMap(({ then }) => then).filter((given) => !('failNext' in given))

/** Undefined where the call went as it goes by itself. */
export const outcomeOf = (decision: Decision, find: FindRule): CallOutcome | undefined => {
  const fired = firedRules(decision, find)
  const acting = actingOf(decision, fired)
  const then = commandsOf(fired)
  if (!acting && then.length === 0 && !hasFailed(decision)) return undefined
  const fault = faultOf(decision, acting)
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
