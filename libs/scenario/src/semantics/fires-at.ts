import type { Rule } from '../document/scenario'

/** First and last count at which a rule fires; undefined where chance or a rate decides. */
export const windowOf = ({ nth, times, probability, rate }: Rule): readonly [number, number] | undefined => {
  if (probability !== undefined || rate) return undefined
  if (nth !== undefined) return [nth, nth]
  return times ? [times.from, times.to ?? Infinity] : [1, Infinity]
}

/**
 * Whether a rule is due at the `count`th call that it matches in its scope, this one included.
 * `draw` is from 0 up to 1; a rule without a probability needs none.
 */
export const firesAt = (rule: Rule, count: number, draw = 0): boolean => {
  const window = windowOf(rule)
  return window ? count >= window[0] && count <= window[1] : draw < (rule.probability ?? 0)
}
