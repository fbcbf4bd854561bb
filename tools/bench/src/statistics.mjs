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

/** A build counts as worse where the whole interval lies further than this on the worse side. */
const tolerance = 0.05

/**
 * What a figure is to another build's: the median of the ratios round by round, its interval, and whether it is worse.
 * @param {readonly (readonly [base: number, own: number])[]} pairs
 * @param {{ better: 'lower' | 'higher', floor?: number }} figure
 * @returns {{ ratio: number, interval: [number, number], verdict: 'worse' | 'better' | 'same' }}
 */
export function comparePairs(pairs, { better, floor = Number.MIN_VALUE }) {
  const ratios = pairs.map(([base, own]) => Math.max(own, floor) / Math.max(base, floor))
  const interval = medianInterval(ratios)
  const [low, high] = interval
  const isOver = low > 1 + tolerance
  const isUnder = high < 1 - tolerance
  const verdict = isOver || isUnder ? (isOver === (better === 'lower') ? 'worse' : 'better') : 'same'
  return { ratio: median(ratios), interval, verdict }
}
