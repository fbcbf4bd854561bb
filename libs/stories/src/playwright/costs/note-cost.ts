import type { TestInfo } from '@playwright/test'
import { spentSoFar, type Spent } from './processor-time'

let counted: Spent | undefined

/** From here on what this worker and its browser spend is its tests'. */
export const beginCosts = (): void => {
  counted ??= spentSoFar()
}

/** Notes what they have spent since the test before. */
export const noteCost = ({ annotations }: TestInfo): void => {
  const spent = spentSoFar()
  if (spent === undefined || counted === undefined) return
  annotations.push(
    { type: 'core seconds', description: (spent.seconds - counted.seconds).toFixed(2) },
    { type: 'lost core seconds', description: (spent.lost - counted.lost).toFixed(2) },
  )
  counted = spent
}
