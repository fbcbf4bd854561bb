import type { Scope } from '../document/rule.schema'
import type { Rate } from '../document/span.schema'
import type { PlayedRule, RuleGroup } from './played-rule'

export interface ListedRule {
  readonly played: PlayedRule
  /** Index of its group in the list. */
  readonly group: number
  /** Index of its group's counter in the list. */
  readonly counter: number
}

export interface ListedGroup {
  readonly group: RuleGroup
  readonly counter: number
  /** The counts between which any of its rules may fire. */
  readonly earliest: number
  readonly latest: number
}

/** What groups of one scenario count in for one kind of owner. */
export interface ListedCounter {
  readonly scenario: string
  readonly per: Scope
}

/** A rule that fires above a rate. */
export type RatedRule = ListedRule & { readonly played: { readonly rule: { readonly rate: Rate } } }

const isRated = (listed: ListedRule): listed is RatedRule => listed.played.rule.rate !== undefined

/** Rules that a call may meet, in order of precedence. */
export interface RuleList {
  readonly rules: readonly ListedRule[]
  readonly rated: readonly RatedRule[]
  /** A call asks each group once, however many rules it has. */
  readonly groups: readonly ListedGroup[]
  readonly counters: readonly ListedCounter[]
  /** Some group counts, or waits for a rule that counts, by cart. */
  readonly isByCart: boolean
  /** Some group is about what the operation answers. */
  readonly isByAnswer: boolean
}

/** A rule by chance or above a rate may fire at any count. */
const anyCount = [0, Infinity] as const

const spanOf = (group: RuleGroup, rules: readonly PlayedRule[]) => {
  const windows = rules.filter((played) => played.group === group).map(({ window = anyCount }) => window)
  return {
    earliest: Math.min(...windows.map(([first]) => first)),
    latest: Math.max(...windows.map(([, last]) => last)),
  }
}

/** Whether a group counts a call once its operation has answered. */
export const isAboutAnswer = ({ when }: RuleGroup): boolean => when?.answered !== undefined

const counterKey = ({ scenario, per }: ListedCounter): string => `${scenario}/${per}`

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

export const listRules = (rules: readonly PlayedRule[]): RuleList => {
  const groups = distinct(rules.map(({ group }) => group))
  const keys = distinct(groups.map(counterKey))
  const counterOf = (group: RuleGroup) => keys.indexOf(counterKey(group))
  const listed = rules.map((played) => ({
    played,
    group: groups.indexOf(played.group),
    counter: counterOf(played.group),
  }))
  return {
    rules: listed,
    rated: listed.filter(isRated),
    groups: groups.map((group) => ({ group, counter: counterOf(group), ...spanOf(group, rules) })),
    counters: keys.map((_, at) => groups.find((group) => counterOf(group) === at) as RuleGroup),
    isByAnswer: groups.some(isAboutAnswer),
    isByCart: groups.some(({ per, after }) => per === 'cart' || after?.rule.per === 'cart'),
  }
}

export const noRules = listRules([])
