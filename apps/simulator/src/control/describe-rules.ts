import type { RuleReport } from '@soe/contracts'
import { windowOf } from '@soe/scenario'
import type { ConsideredRule } from '../scenario-player/considered'
import type { Verdict } from '../scenario-player/decide'
import type { RanEffect } from '../scenario-player/run-effects'

const scopes = { session: 'of this session', cart: 'for this cart', world: 'in this world' } as const

const whenDue = ({ played: { rule } }: ConsideredRule): string => {
  const window = windowOf(rule)
  if (!window) return `fires by chance, at ${rule.probability} of the calls`
  const [first, last] = window
  if (first === last) return `fires at call ${first}`
  return last === Infinity ? `fires from call ${first} on` : `fires at the calls ${first} to ${last}`
}

const counted = ({ played: { rule }, count }: ConsideredRule) =>
  `this was call ${count} ${scopes[rule.per]} that it counts`

const conditionWords: Readonly<Record<string, string>> = {
  audience: 'the audience',
  persona: 'the persona',
  cartLines: 'the number of lines in the cart',
  processStep: 'the process step',
  lockOwner: 'who holds the cart',
}

const conditionOf = (unmet = ''): string =>
  conditionWords[unmet] ?? `the field ${unmet.replace('request ', '')} of the request`

type Why = (considered: ConsideredRule) => string

const whys: Readonly<Record<ConsideredRule['outcome'], Why>> = {
  fired: (considered) => `fired: ${counted(considered)}, and it ${whenDue(considered)}`,
  beaten: (considered) => `was due, but another one came before it: ${counted(considered)}`,
  'not-due': (considered) => `did not fire: ${counted(considered)}, and it ${whenDue(considered)}`,
  audience: ({ played }) => `does not count this caller: it is about ${played.rule.audience?.join(', ')}`,
  scope: () => 'does not count this call: it counts for carts, and the caller has none',
  when: ({ unmet }) => `does not count this call: ${conditionOf(unmet)} is not what it asks for`,
  after: ({ played }) => `does not count this call: it waits for the rule "${played.rule.after}" to fire first`,
}

const sentenceOf = (considered: ConsideredRule): string =>
  `The rule "${considered.played.rule.id}" ${whys[considered.outcome](considered)}.`

const reportOf = (considered: ConsideredRule): RuleReport => ({
  scenario: considered.played.scenario,
  rule: considered.played.rule.id,
  outcome: considered.outcome,
  count: considered.count,
  sentence: sentenceOf(considered),
})

const rulesOf = (verdict: Verdict | undefined): ConsideredRule[] => verdict?.considered.describe() ?? []

/** Every rule that was considered, and what became of it. */
export const reportRules = (verdict: Verdict | undefined): RuleReport[] => rulesOf(verdict).map(reportOf)

const missing: Readonly<Partial<Record<ConsideredRule['outcome'], (considered: ConsideredRule) => string>>> = {
  'not-due': ({ played: { rule }, count }) => {
    const [first, last] = windowOf(rule) ?? []
    if (first === undefined || last === undefined) return 'chance was against it'
    return count < first ? `${first - count} more to go` : `${count - last} too late`
  },
  audience: ({ played }) => `right operation, wrong audience; wanted ${played.rule.audience?.join(', ')}`,
  scope: () => 'right operation, but no cart yet',
  when: ({ unmet }) => `right operation, but not ${conditionOf(unmet)}`,
  after: ({ played }) => `right operation, but "${played.rule.after}" has not fired`,
  beaten: () => 'due, but another rule answered',
}

const nearness: readonly ConsideredRule['outcome'][] = ['beaten', 'not-due', 'after', 'when', 'scope', 'audience']

/** The rules that could have fired but did not, those that came closest first. */
export const nearMisses = (verdict: Verdict | undefined): string[] =>
  rulesOf(verdict)
    .filter(({ outcome }) => outcome !== 'fired')
    .toSorted((left, right) => nearness.indexOf(left.outcome) - nearness.indexOf(right.outcome))
    .map((considered) => `${considered.played.rule.id}: ${missing[considered.outcome]?.(considered)}.`)

const effectSentence = ({ rule, command, affected, refused }: RanEffect): string =>
  refused === undefined
    ? `"${rule}" ran the command ${command}; it touched ${affected}.`
    : `"${rule}" could not run the command ${command}: ${refused}`

type Sentence = readonly [made: string, thought: string]

/** What the rules that counted the call made of it, and the commands that followed. */
export const describeRules = ({
  verdict,
  effects,
}: {
  verdict: Verdict | undefined
  effects: readonly RanEffect[]
}): Sentence[] =>
  [
    ...rulesOf(verdict)
      .filter(({ outcome }) => ['fired', 'beaten', 'not-due'].includes(outcome))
      .map(sentenceOf),
    ...effects.map(effectSentence),
  ].map((said) => [said, said])
