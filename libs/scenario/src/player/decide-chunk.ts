import { CallCounters, type CallOwners, type CounterChanges } from './call-counters'
import { countRules } from './count-rules'
import { dueRules, isInSpan } from './decide-call'
import type { DecisionDraft } from './decision-draft'
import { drawDelay } from './draw-delay'
import type { PlayedRule } from './played-rule'
import { ruleCommands, type RuleCommand } from './rule-commands'
import { RuleEvaluation } from './rule-evaluation'
import { listRules, noRules } from './rule-list'

/** What a request for a script of the shop gets, with the counters to store and the commands to run. */
export interface ChunkVerdict {
  readonly isMissing: boolean
  /** Milliseconds. */
  readonly delay: number
  readonly isOnWorldClock: boolean
  readonly counters: CounterChanges
  readonly commands: readonly RuleCommand[]
}

/** Whether a text fits a pattern in which `*` matches anything; each part is looked for once, behind the one before. */
const matchesGlob = (text: string, pattern: string): boolean => {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return text === pattern
  if (!text.startsWith(first)) return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return text.length - last.length >= from && text.endsWith(last)
}

/** The pattern applies to the file's name or to its path. */
const fits = (path: string, pattern: string): boolean =>
  [path, path.slice(1), path.slice(path.lastIndexOf('/') + 1)].some((text) => matchesGlob(text, pattern))

const isAbout = ({ rule }: PlayedRule, path: string): boolean =>
  rule.per !== 'cart' && fits(path, rule.fault?.missingChunk?.pattern ?? '*')

const noSession = 'no-session'

/** Counts a request for a script of the shop; undefined where no rule counts it. A rule that waits for another one counts only after that has fired. */
export const decideChunk = (
  draft: DecisionDraft,
  rules: readonly PlayedRule[],
  path: string,
  sessionId = noSession,
): ChunkVerdict | undefined => {
  const owners: CallOwners = { session: sessionId, cart: undefined, isAnonymous: false }
  const before = new CallCounters(draft, noRules, owners)
  const isAsked = (played: PlayedRule) =>
    isAbout(played, path) && isInSpan(draft, played.group) && before.hasFiredBefore(played.group)
  const list = listRules(rules.filter(isAsked))
  const evaluation = new RuleEvaluation(list)
  if (evaluation.isEmpty) return undefined
  const counters = new CallCounters(draft, list, owners)
  list.groups.forEach((group, at) => evaluation.count(at, counters.matched(group) + 1))
  evaluation.fire(dueRules(draft, evaluation, counters), false)
  const { delay, missingChunk } = evaluation.acting?.rule.fault ?? {}
  return {
    isMissing: missingChunk !== undefined,
    delay: delay ? drawDelay(delay, () => draft.random()) : 0,
    isOnWorldClock: delay?.clock === 'world',
    counters: countRules(evaluation, counters, owners),
    commands: ruleCommands(evaluation.fired, { sessionId, cartId: undefined, caseId: undefined }),
  }
}
