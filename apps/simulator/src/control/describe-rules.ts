import { isDuration, type RuleReport } from '@soe/contracts'
import { windowOf, type EvaluatedRule, type Rate, type Rule, type RuleOutcome } from '@soe/scenario'
import type { CallEnding } from '../journal/call-ending'

const scopes = { session: 'of this session', cart: 'for this cart', world: 'in this world' } as const

const callsOf = ({ calls, per }: Rate): string => `${calls} ${calls === 1 ? 'call' : 'calls'} in ${per}`

const whenDue = ({ played: { rule } }: EvaluatedRule): string => {
  const window = windowOf(rule)
  if (rule.rate) return `fires above ${callsOf(rule.rate)}`
  if (!window) return `fires by chance, at ${rule.probability} of the calls`
  const [first, last] = window
  if (first === last) return `fires at call ${first}`
  return last === Infinity ? `fires from call ${first} on` : `fires at the calls ${first} to ${last}`
}

const counted = ({ played: { rule }, count, inPeriod: calls }: EvaluatedRule) =>
  rule.rate && calls !== undefined
    ? `this was call ${calls} in ${rule.rate.per} ${scopes[rule.per]}`
    : `this was call ${count} ${scopes[rule.per]} that it counts`

/** The time at which a rule counts, as its document says it. */
const spanWords = ({ between, for: lasting }: Rule): string => {
  const { from, to } = between ?? {}
  const sinceArming = (text: string) => (isDuration(text) ? `${text} after arming` : text)
  return [
    ...(from === undefined ? [] : [`from ${sinceArming(from)}`]),
    ...(to === undefined ? [] : [`until ${sinceArming(to)}`]),
    ...(lasting === undefined ? [] : [`for ${lasting} after arming`]),
  ].join(' ')
}

const conditionWords: Readonly<Record<string, string>> = {
  audience: 'the audience',
  persona: 'the persona',
  cartLines: 'the number of lines in the cart',
  processStep: 'the process step',
  lockOwner: 'who holds the cart',
  wrongHeader: 'a missing or wrong header',
  answered: 'the answer',
}

const conditionOf = (unmet = ''): string => {
  const [part, ...name] = unmet.split(' ')
  if (part === 'header' || part === 'cookie') return `the ${part} ${name.join(' ')}`
  if (part === 'answered') return `the ${name.join(' ')} of the answer`
  return conditionWords[unmet] ?? `the field ${name.join(' ')} of the request`
}

type Describe = (evaluated: EvaluatedRule) => string

/** The part of a rule's sentence before the reason. */
const verbs: Readonly<Partial<Record<RuleOutcome, string>>> = { fired: 'fired: ', 'not-due': 'did not fire: ' }

const reasons: Readonly<Record<RuleOutcome, Describe>> = {
  fired: (evaluated) => `${counted(evaluated)}, and it ${whenDue(evaluated)}`,
  beaten: (evaluated) => `was due, but another one came before it: ${counted(evaluated)}`,
  'not-due': (evaluated) => `${counted(evaluated)}, and it ${whenDue(evaluated)}`,
  audience: ({ played }) => `does not count this caller: it is about ${played.rule.audience?.join(', ')}`,
  scope: () => 'does not count this call: it counts for carts, and the caller has none',
  span: ({ played }) => `does not count this call: it counts ${spanWords(played.rule)} alone`,
  when: ({ unmet }) => `does not count this call: ${conditionOf(unmet)} is not what it asks for`,
  after: ({ played }) => `does not count this call: it waits for the rule "${played.rule.after}" to fire first`,
}

const reportOf = (evaluated: EvaluatedRule): RuleReport => {
  const { played, outcome, count } = evaluated
  const reason = `${reasons[outcome](evaluated)}.`
  const sentence = `The rule "${played.rule.id}" ${verbs[outcome] ?? ''}${reason}`
  return { scenario: played.scenario, rule: played.rule.id, outcome, count, sentence, reason }
}

const evaluatedRules = (ending: CallEnding): EvaluatedRule[] => ending.evaluation?.describe() ?? []

export const reportRules = (ending: CallEnding): RuleReport[] => evaluatedRules(ending).map(reportOf)

const lacks: Readonly<Partial<Record<RuleOutcome, Describe>>> = {
  'not-due': ({ played: { rule }, count, inPeriod: calls = 0 }) => {
    if (rule.rate) return `${rule.rate.calls + 1 - calls} more to go in ${rule.rate.per}`
    const [first, last] = windowOf(rule) ?? []
    if (first === undefined || last === undefined) return 'chance was against it'
    return count < first ? `${first - count} more to go` : `${count - last} too late`
  },
  audience: ({ played }) => `right operation, wrong audience; wanted ${played.rule.audience?.join(', ')}`,
  scope: () => 'right operation, but no cart yet',
  span: ({ played }) => `right operation, wrong time: it counts ${spanWords(played.rule)} alone`,
  when: ({ unmet }) => `right operation, but not ${conditionOf(unmet)}`,
  after: ({ played }) => `right operation, but "${played.rule.after}" has not fired`,
  beaten: () => 'due, but another rule answered',
}

export interface NearMiss {
  readonly scenario: string
  readonly rule: string
  readonly sentence: string
}

const nearness: readonly RuleOutcome[] = ['beaten', 'not-due', 'after', 'when', 'span', 'scope', 'audience']

export const findNearMisses = (ending: CallEnding): NearMiss[] =>
  evaluatedRules(ending)
    .filter(({ outcome }) => outcome !== 'fired')
    .toSorted((left, right) => nearness.indexOf(left.outcome) - nearness.indexOf(right.outcome))
    .map((evaluated) => {
      const { scenario, rule } = evaluated.played
      return { scenario, rule: rule.id, sentence: `${rule.id}: ${lacks[evaluated.outcome]?.(evaluated)}.` }
    })

export const nearMissSentences = (ending: CallEnding): string[] =>
  findNearMisses(ending).map(({ sentence }) => sentence)
