import type { Count } from '@soe/scenario'

export interface Bounds {
  readonly atLeast: number
  readonly atMost?: number
}

export const boundsOf = (count: Count): Bounds => {
  if (typeof count === 'number') return { atLeast: count, atMost: count }
  const { min = 0, max } = count
  return { atLeast: min, ...(max !== undefined && { atMost: max }) }
}

export const countText = (count: Count): string => {
  if (typeof count === 'number') return String(count)
  const { min, max } = count
  if (min === undefined) return `at most ${max}`
  return max === undefined ? `at least ${min}` : `${min} to ${max}`
}

export const isWithin = (found: number, { atLeast, atMost = Infinity }: Bounds): boolean =>
  found >= atLeast && found <= atMost
