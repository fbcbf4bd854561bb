import { units } from './number-texts.mjs'
import { comparePairs, median } from './statistics.mjs'

/** @typedef {'worse' | 'better' | 'same' | 'new' | 'not measured'} Verdict */
/** @typedef {import('./figures.mjs').Samples} Samples */

/**
 * @typedef {object} Compared
 * @property {string} name
 * @property {import('./number-texts.mjs').Unit} unit
 * @property {number} [base] median
 * @property {number} [own] median
 * @property {number} [ratio]
 * @property {[number, number]} [interval]
 * @property {Verdict} verdict
 */

/**
 * A figure of rounds of two builds. What the base's rounds lack is new; what a base that failed lacks is not measured.
 * @param {import('./figures.mjs').Figure} figure
 * @param {{ base: readonly Samples[], own: readonly Samples[] }} rounds
 * @returns {Compared}
 */
export function compareFigure({ name, unit, better, floor }, rounds) {
  const base = rounds.base.flatMap((samples) => samples[name] ?? [])
  const own = rounds.own.flatMap((samples) => samples[name] ?? [])
  const isWhole = (/** @type {readonly number[]} */ values) => values.length > 0 && values.every(Number.isFinite)
  if (!isWhole(own) || rounds.base.length === 0) return { name, unit, verdict: 'not measured' }
  if (base.length === 0) return { name, unit, own: median(own), verdict: 'new' }
  if (!isWhole(base)) return { name, unit, own: median(own), verdict: 'not measured' }
  const pairs = own.map((value, round) => /** @type {const} */ ([base[round] ?? Number.NaN, value]))
  const compared = comparePairs(pairs, floor === undefined ? { better } : { better, floor })
  return { name, unit, base: median(base), own: median(own), ...compared }
}

/** @param {import('./figures.mjs').Bench} bench @param {Readonly<Record<'base' | 'own', string>>} roots @param {boolean} isQuick */
async function openSides(bench, roots, isQuick) {
  const open = await bench.load()
  const base = await open(roots.base, { isQuick })
  try {
    return { base, own: await open(roots.own, { isQuick }) }
  } catch (error) {
    base.close()
    throw error
  }
}

/**
 * Rounds of both builds in turn; the one that goes first changes, too.
 * @param {{ base: import('./figures.mjs').Opened, own: import('./figures.mjs').Opened }} sides
 * @param {number} count
 */
async function alternate(sides, count) {
  /** @type {{ base: Samples[], own: Samples[] }} */
  const rounds = { base: [], own: [] }
  for (let round = 0; round < count; round += 1) {
    const order = /** @type {const} */ (['base', 'own'])
    for (const side of round % 2 === 0 ? order : order.toReversed()) rounds[side].push(await sides[side].measure())
  }
  return rounds
}

/**
 * @param {import('./figures.mjs').Bench} bench
 * @param {{ base: string, own: string, rounds: number, isQuick: boolean }} options roots of the two builds
 * @returns {Promise<Compared[]>}
 */
export async function compareBench(bench, { base, own, rounds, isQuick }) {
  try {
    const sides = await openSides(bench, { base, own }, isQuick)
    try {
      const measured = await alternate(sides, rounds)
      return bench.figures.map((figure) => compareFigure(figure, measured))
    } finally {
      sides.base.close()
      sides.own.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return bench.figures.map(({ name, unit }) => ({ name, unit, verdict: 'not measured' }))
  }
}

/** The cells of a table: figure, base, own, ratio, interval, verdict. @param {readonly Compared[]} compared */
export const toRows = (compared) =>
  compared.map(({ name, unit, base, own, ratio, interval, verdict }) => [
    name,
    base === undefined ? '–' : units[unit](base),
    own === undefined ? '–' : units[unit](own),
    ratio?.toFixed(3) ?? '–',
    interval?.map((value) => value.toFixed(3)).join(' to ') ?? '–',
    verdict === 'same' ? '' : verdict,
  ])
