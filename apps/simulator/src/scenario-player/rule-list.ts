import type { RuleConditions } from '@soe/scenario'
import type { PlayedRule } from './played-rule'

/** What has to be known of a rule beyond its numbers. */
export const traits = { byCart: 1, waits: 2, byChance: 4, answers: 8 } as const

/** Stands for no condition and for no audience. */
export const none = -1

/**
 * Rules that a call may meet, in order of precedence. All that deciding needs stands here as numbers, side by side: it
 * reads a few cache lines for a hundred rules, and none of the rules themselves.
 */
export interface RuleList {
  readonly rules: readonly PlayedRule[]
  /** Some are counted, or wait for one that is counted, by cart. */
  readonly isByCart: boolean
  /** Which of the list's tallies a rule is counted in, and where there. */
  readonly tallyOf: Int32Array
  readonly placeOf: Int32Array
  /** First and last count at which a rule fires, but for those by chance. */
  readonly firstOf: Int32Array
  readonly lastOf: Int32Array
  readonly traitsOf: Uint8Array
  /** Rules that say the same share a condition, and an audience; each is looked at once a call. */
  readonly conditions: readonly RuleConditions[]
  readonly conditionOf: Int32Array
  readonly audiences: readonly ReadonlySet<string>[]
  readonly audienceOf: Int32Array
}

const most = 2 ** 31 - 1

const traitsOf = ({ rule, after, window, isAnswering }: PlayedRule): number =>
  (rule.per === 'cart' ? traits.byCart : 0) |
  (after ? traits.waits : 0) |
  (window ? 0 : traits.byChance) |
  (isAnswering ? traits.answers : 0)

/** Numbers what is alike, from 0 in order of appearance. */
const numbering = <Item>(nameOf: (item: Item) => string | undefined) => {
  const numbers = new Map<string, number>()
  const kept: Item[] = []
  const numberOf = (item: Item): number => {
    const name = nameOf(item)
    if (name === undefined) return none
    const known = numbers.get(name) ?? kept.push(item) - 1
    numbers.set(name, known)
    return known
  }
  return { kept, numberOf }
}

const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value))

export const listRules = (rules: readonly PlayedRule[]): RuleList => {
  const tallies = numbering<PlayedRule>(({ scenario, rule }) => `${scenario}/${rule.per}`)
  const conditions = numbering<PlayedRule>(({ rule }) => textOf(rule.when))
  const audiences = numbering<PlayedRule>(({ rule }) => textOf(rule.audience))
  return {
    rules,
    isByCart: rules.some(({ rule, after }) => rule.per === 'cart' || after?.rule.per === 'cart'),
    tallyOf: Int32Array.from(rules, tallies.numberOf),
    placeOf: Int32Array.from(rules, ({ place }) => place),
    firstOf: Int32Array.from(rules, ({ window }) => Math.min(window?.[0] ?? 0, most)),
    lastOf: Int32Array.from(rules, ({ window }) => Math.min(window?.[1] ?? 0, most)),
    traitsOf: Uint8Array.from(rules, traitsOf),
    conditionOf: Int32Array.from(rules, conditions.numberOf),
    conditions: conditions.kept.flatMap(({ rule }) => rule.when ?? []),
    audienceOf: Int32Array.from(rules, audiences.numberOf),
    audiences: audiences.kept.map(({ rule }) => new Set(rule.audience)),
  }
}

export const noRules = listRules([])
