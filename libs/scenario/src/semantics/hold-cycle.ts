import type { Rule } from '../document/scenario'
import { keysOfRule } from './keys-of-rule'

const awaitedBy = ({ fault }: Rule): string | undefined => {
  const until = fault?.hold?.until
  return typeof until === 'object' ? until.answered : undefined
}

/** A rule that fires at some calls alone may wait for another call of its operation. */
const isBounded = ({ nth, times, rate }: Rule): boolean =>
  nth !== undefined || times?.to !== undefined || rate !== undefined

/** The holding rules whose answers a rule waits for. */
const blockersOf = (rule: Rule, holding: readonly Rule[]): Rule[] => {
  const awaited = awaitedBy(rule)
  return holding.filter(
    (other) => (other !== rule || !isBounded(rule)) && keysOfRule(other).some((key) => key === awaited),
  )
}

const pathBack = (start: Rule, holding: readonly Rule[]): Rule[] | undefined => {
  const seen = new Set<Rule>()
  const find = (rule: Rule, path: readonly Rule[]): Rule[] | undefined => {
    for (const next of blockersOf(rule, holding)) {
      if (next === start) return [...path, rule]
      if (seen.has(next)) continue
      seen.add(next)
      const found = find(next, [...path, rule])
      if (found) return found
    }
    return undefined
  }
  return find(start, [])
}

/** Rules that hold their answers for each other, each for the next and the last for the first; undefined without any. */
export const holdCycle = (rules: readonly Rule[]): Rule[] | undefined => {
  const holding = rules.filter((rule) => awaitedBy(rule) !== undefined)
  for (const rule of holding) {
    const cycle = pathBack(rule, holding)
    if (cycle) return cycle
  }
  return undefined
}

export const describeHoldCycle = (cycle: readonly Rule[]): string =>
  `Answers are held for each other and none would go: ${cycle
    .map((rule) => `"${rule.id}" waits for ${awaitedBy(rule)}`)
    .join(', ')}.`
