import type { CallCounters, CallOwners, CounterChanges, OpenCounter } from './call-counters'
import { raiseFired, raiseMatched } from './rule-counts'
import type { RuleEvaluation } from './rule-evaluation'

/**
 * Counts the rules that matched a call and those that fired. A call that began a session or a cart counts for it,
 * and brings along what was counted while there was none.
 */
export const countRules = (evaluation: RuleEvaluation, counters: CallCounters, after: CallOwners): CounterChanges => {
  const { list } = evaluation
  const open: OpenCounter[] = []
  const counterAt = (at: number) => (open[at] ??= counters.open(at, after))
  list.groups.forEach(({ group, counter }, at) => {
    if (evaluation.countOf(at) > 0) raiseMatched(counterAt(counter).counts, group)
  })
  for (const { played, counter, group } of list.rated) {
    if (evaluation.countOf(group) > 0) counters.raisePeriod(counterAt(counter), played, played.rule.rate)
  }
  for (const { played, counter } of evaluation.fired) raiseFired(counterAt(counter).counts, played)
  return counters.changes
}
