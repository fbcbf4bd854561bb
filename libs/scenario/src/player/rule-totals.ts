import type { Scenario } from '../document/scenario'
import { isOfStrangers } from './call-counters'
import { playedRules } from './compile-scenario'
import type { Counter } from './decision-draft'
import { firedAt, matchedAt, type RuleCounts } from './rule-counts'

export interface RuleTotal {
  readonly id: string
  readonly matched: number
  readonly fired: number
  /** Sessions, carts or worlds whose calls it matched. */
  readonly owners: number
}

/** What the rules of a scenario have counted, over all sessions and carts. */
export const ruleTotals = (counters: Iterable<Counter>, scenario: Scenario): RuleTotal[] => {
  const own = [...counters].filter((counter) => counter.scenario === scenario.id)
  const sum = (read: (counts: RuleCounts, counter: Counter) => number) =>
    own.reduce((total, counter) => total + read(counter.counts, counter), 0)
  return playedRules(scenario).map((played) => ({
    id: played.rule.id,
    matched: sum((counts) => matchedAt(counts, played.group)),
    owners: sum((counts, counter) => {
      const matched = matchedAt(counts, played.group)
      return isOfStrangers(counter, played.group.per) ? matched : Number(matched > 0)
    }),
    fired: sum((counts) => firedAt(counts, played)),
  }))
}
