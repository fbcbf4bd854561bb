import type { CallCounters, CallOwners, CounterChanges } from './call-counters'
import { raiseFired, raiseMatched } from './rule-counts'
import type { RuleEvaluation } from './rule-evaluation'

/**
 * Counts the rules that matched a call and those that fired. A call that began a session or a cart counts for it,
 * and brings along what was counted while there was none.
 */
export const countRules = (evaluation: RuleEvaluation, counters: CallCounters, after: CallOwners): CounterChanges => {
  const open: number[][] = []
  const countsIn = (counter: number) => (open[counter] ??= counters.open(counter, after))
  evaluation.list.groups.forEach(({ group, counter }, at) => {
    if (evaluation.countOf(at) > 0) raiseMatched(countsIn(counter), group)
  })
  for (const { played, counter } of evaluation.fired) raiseFired(countsIn(counter), played)
  return counters.changes
}
