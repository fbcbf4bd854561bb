import type { PlayedRule, RuleGroup } from './played-rule'

/** What a counter holds: for each rule by its position, the calls it has matched and those it has fired at. */
export type RuleCounts = readonly number[]

export const noCounts: RuleCounts = []

export const matchedAt = (counts: RuleCounts, { position }: Pick<RuleGroup, 'position'>): number =>
  counts[position * 2] ?? 0
export const firedAt = (counts: RuleCounts, { position }: Pick<PlayedRule, 'position'>): number =>
  counts[position * 2 + 1] ?? 0

export const raise = (counts: number[], at: number, by = 1) => {
  while (counts.length <= at) counts.push(0)
  counts[at] = (counts[at] as number) + by
}

export const raiseMatched = (counts: number[], { position }: Pick<RuleGroup, 'position'>) => raise(counts, position * 2)
export const raiseFired = (counts: number[], { position }: Pick<PlayedRule, 'position'>) =>
  raise(counts, position * 2 + 1)
