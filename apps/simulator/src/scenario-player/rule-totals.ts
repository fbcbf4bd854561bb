import type { Scenario } from '@soe/scenario'
import type { World } from '@soe/world'
import { firedAt, matchedAt } from './tally'

export interface RuleTotal {
  readonly id: string
  readonly matched: number
  readonly fired: number
}

/** What the rules of an armed scenario have counted, over all sessions and carts. */
export const ruleTotals = ({ collections }: World, { id: scenario, rules }: Scenario): RuleTotal[] => {
  const tallies = [...collections.tallies.values()].filter((tally) => tally.scenario === scenario)
  const sum = (read: (counts: readonly number[], place: number) => number, place: number) =>
    tallies.reduce((total, { counts }) => total + read(counts, place), 0)
  return rules.map(({ id }, place) => ({ id, matched: sum(matchedAt, place), fired: sum(firedAt, place) }))
}
