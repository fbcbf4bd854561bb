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
