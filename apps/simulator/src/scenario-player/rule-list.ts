import type { PlayedRule, RuleGroup } from './played-rule'

/** What has to be known of a rule beyond its numbers. */
export const traits = { byChance: 1, answers: 2 } as const

/**
 * Rules that a call may meet, in order of precedence. What tells which of them are due stands here as numbers, side by
 * side: it reads a few cache lines for a hundred rules, and none of the rules themselves.
 */
export interface RuleList {
  readonly rules: readonly PlayedRule[]
  /** Each is asked once a call. */
  readonly groups: readonly RuleGroup[]
  /** A number for each group, before any was asked. */
  readonly unasked: readonly number[]
  /** Some are counted, or wait for one that is counted, by cart. */
  readonly isByCart: boolean
  /** In which of the call's tallies a group is counted. */
  readonly tallyOf: Int32Array
  /** The first group of each tally that is not the world's. */
  readonly ownTallies: readonly number[]
  readonly groupOf: Int32Array
  /** The counts between which any rule of a group may fire. */
  readonly earliestOf: Int32Array
  readonly latestOf: Int32Array
  /** First and last count at which a rule fires, but for those by chance. */
  readonly firstOf: Int32Array
  readonly lastOf: Int32Array
  readonly traitsOf: Uint8Array
}

const most = 2 ** 31 - 1

const traitsOf = ({ window, isAnswering }: PlayedRule): number =>
  (window ? 0 : traits.byChance) | (isAnswering ? traits.answers : 0)

/** Numbers what is alike, from 0 in order of appearance. */
const numbersOf = <Item>(items: readonly Item[], alike: (item: Item) => unknown): Int32Array => {
  const numbers = new Map<unknown, number>()
  return Int32Array.from(items, (item) => {
    const key = alike(item)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
}

type Window = readonly [first: number, last: number]

/** A rule by chance may fire at any count. */
const anyCount: Window = [0, most]

const windowIn = ({ window: [first, last] = anyCount }: PlayedRule): Window => [first, Math.min(last, most)]

/** From the first to the last count at which any rule of a group may fire. */
const spansOf = (groupOf: Int32Array, windows: readonly Window[], groups: number) => {
  const earliestOf = new Int32Array(groups).fill(most)
  const latestOf = new Int32Array(groups)
  windows.forEach(([first, last], at) => {
    const group = groupOf[at] as number
    earliestOf[group] = Math.min(earliestOf[group] as number, first)
    latestOf[group] = Math.max(latestOf[group] as number, last)
  })
  return { earliestOf, latestOf }
}

export const listRules = (rules: readonly PlayedRule[]): RuleList => {
  const groups = [...new Set(rules.map(({ group }) => group))]
  const groupOf = numbersOf(rules, ({ group }) => group)
  const windows = rules.map(windowIn)
  const tallyOf = numbersOf(groups, ({ scenario, per }) => `${scenario}/${per}`)
  return {
    rules,
    groups,
    unasked: groups.map(() => 0),
    isByCart: groups.some(({ per, after }) => per === 'cart' || after?.rule.per === 'cart'),
    tallyOf,
    ownTallies: [...groups.keys()].filter(
      (at) => groups[at]?.per !== 'world' && tallyOf.indexOf(tallyOf[at] ?? 0) === at,
    ),
    groupOf,
    ...spansOf(groupOf, windows, groups.length),
    firstOf: Int32Array.from(windows, ([first]) => first),
    lastOf: Int32Array.from(windows, ([, last]) => last),
    traitsOf: Uint8Array.from(rules, traitsOf),
  }
}

export const noRules = listRules([])
