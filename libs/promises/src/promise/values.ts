import type { Pair } from './invariant'

/** Cents of dollars, so that sums are exact. */
const cents = (dollars: number) => Math.round(dollars * 100)

export const sumOf = (dollars: readonly number[]): number =>
  dollars.reduce((all, amount) => all + cents(amount), 0) / 100

/** The value itself where it is near enough to what it should be. */
export const near = (said: number, right: number, tolerance: number): number =>
  Math.abs(said - right) <= tolerance + 1e-6 ? said : right

/** The value itself where it is within these limits, to the cent. */
export const between = (said: number, least: number, most: number): number =>
  said < least ? near(said, least, 0.005) : near(said, Math.min(said, most), 0.005)

/** The moment that a text says, where it is one of those that the clock allows. */
export const instantNear = (
  said: string | undefined,
  clock: readonly number[],
  { after = 0, tolerance }: { after?: number; tolerance: number },
): Pair[] => {
  const [first] = clock
  if (said === undefined || first === undefined) return []
  const moment = Date.parse(said)
  const isRight = clock.some((now) => Math.abs(moment - (now + after)) <= tolerance)
  return isRight ? [] : [[said, `near ${new Date(first + after).toISOString()}`]]
}

/** A moment that cannot be in the future. */
export const instantPast = (said: string | undefined, clock: readonly number[], tolerance: number): Pair[] => {
  if (said === undefined || clock.length === 0) return []
  const latest = Math.max(...clock)
  return Date.parse(said) <= latest + tolerance ? [] : [[said, `at most ${new Date(latest).toISOString()}`]]
}

/** A moment that is still to come. */
export const instantToCome = (said: string | undefined, clock: readonly number[], tolerance: number): Pair[] => {
  if (said === undefined || clock.length === 0) return []
  const earliest = Math.min(...clock)
  return Date.parse(said) >= earliest - tolerance ? [] : [[said, `after ${new Date(earliest).toISOString()}`]]
}

export const minutes = 60_000

/** A day of the calendar that is not over yet where it is over last. */
export const dayToCome = (said: string | undefined, clock: readonly number[]): Pair[] => {
  if (said === undefined || clock.length === 0) return []
  const today = new Date(Math.min(...clock) - 12 * 60 * minutes).toISOString().slice(0, 10)
  return said >= today ? [] : [[said, `${today} or later`]]
}

/** Each item once. */
export const unique = (items: readonly unknown[]): Pair => [items, [...new Set(items)]]

/** Items that a list may have. */
export const among = (items: readonly unknown[], allowed: readonly unknown[]): Pair => [
  items,
  items.filter((item) => allowed.includes(item)),
]

/** The same items, whatever their order. */
export const sameItems = (said: readonly string[], right: readonly string[]): Pair => [
  [...said].sort(),
  [...right].sort(),
]
