/**
 * The value below which the share of the values lies.
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5)

/**
 * The median of each figure over rounds that all have the same figures.
 * @template {Record<string, number>} Figures
 * @param {readonly Figures[]} rounds
 */
export const medians = (rounds) =>
  /** @type {Figures} */ (
    Object.fromEntries(
      Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
    )
  )
