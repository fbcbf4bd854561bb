import type { Scenario } from '@soe/scenario'
import type { World } from '@soe/world'
import { playedRules } from './compile-scenario'
import { firedAt, matchedAt, type Counts } from './tally'

export interface RuleTotal {
  readonly id: string
  readonly matched: number
  readonly fired: number
}

/** What the rules of an armed scenario have counted, over all sessions and carts. */
export const ruleTotals = ({ collections }: World, scenario: Scenario): RuleTotal[] => {
  const tallies = [...collections.tallies.values()].filter((tally) => tally.scenario === scenario.id)
  const sum = (read: (counts: Counts) => number) => tallies.reduce((total, { counts }) => total + read(counts), 0)
  return playedRules(scenario).map(({ rule: { id }, place, group }) => ({
    id,
    matched: sum((counts) => matchedAt(counts, group)),
    fired: sum((counts) => firedAt(counts, place)),
  }))
}
