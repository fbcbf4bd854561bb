import { jsonOf, type Exchange } from '../target/exchange'

/** What changes by itself between two calls, or is an address in its language. */
const isPassing = (at: string) => /available|unitsLeft|url|link|href/i.test(at)

/** A value of an answer, and its place. */
export type Leaf = readonly [at: string, value: string | number | boolean]

const leavesOf = (value: unknown, at = ''): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${at}[]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => leavesOf(part, at === '' ? name : `${at}.${name}`))
  const isLeaf = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isLeaf && !isPassing(at) ? [[at, value]] : []
}

type Fits = (leaf: Leaf) => boolean

interface PlacedValue {
  readonly at: string
  readonly value: string
}

/** The values of an answer with their places, in the order of the alphabet. */
const linesOf = ({ response }: Exchange, fits: Fits): string[] =>
  leavesOf(jsonOf(response))
    .filter(fits)
    .map(([at, value]) => `${at}: ${String(value)}`)
    .sort()

const placed = (line: string | undefined): PlacedValue | undefined =>
  line === undefined ? undefined : { at: line.slice(0, line.indexOf(':')), value: line }

/** The first value that differs between two answers, with its place; lists may come in any order. */
export const firstDifference = (one: Exchange, other: Exchange, fits: Fits): PlacedValue | undefined => {
  const [left, right] = [linesOf(one, fits), linesOf(other, fits)]
  return placed(right.find((line, index) => line !== left[index]) ?? left[right.length])
}

/** The first value that both answers have at the same place. */
export const commonLine = (one: Exchange, other: Exchange, fits: Fits): PlacedValue | undefined => {
  const lines = new Set(linesOf(one, fits))
  return placed(linesOf(other, fits).find((line) => lines.has(line)))
}

/** The places of one answer whose values are others in the next one. */
export const placesThatDiffer = (one: Exchange, other: Exchange): ReadonlySet<string> => {
  const [before, after] = [one, other].map(({ response }) => {
    const values = new Map<string, string>()
    for (const [at, value] of leavesOf(jsonOf(response))) values.set(at, `${values.get(at) ?? ''}\n${String(value)}`)
    return values
  })
  return new Set([...(before?.keys() ?? [])].filter((at) => before?.get(at) !== after?.get(at)))
}
