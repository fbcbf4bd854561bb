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

/** Share of the samples of so many values of which at most `rank` lie below the median. @param {number} count @param {number} rank */
const shareBelow = (count, rank) => {
  let ways = 1
  let sum = 1
  for (let below = 1; below <= rank; below += 1) sum += ways *= (count - below + 1) / below
  return sum / 2 ** count
}

/**
 * The 95 % interval of the median, whatever the values are distributed like; all of them where there are too few.
 * @param {readonly number[]} values
 * @returns {[low: number, high: number]}
 */
export function medianInterval(values) {
  const sorted = values.toSorted((left, right) => left - right)
  let rank = 0
  while (shareBelow(sorted.length, rank) <= 0.025) rank += 1
  const at = Math.max(0, rank - 1)
  return [sorted[at] ?? Number.NaN, sorted.at(-1 - at) ?? Number.NaN]
}
