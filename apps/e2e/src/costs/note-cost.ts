import type { TestInfo } from '@playwright/test'
import { coreSeconds } from './processor-time'

const costAnnotation = 'core seconds'

let counted: number | undefined

/** From here on what this worker and its browser spend is its tests'. */
export const beginCosts = (): void => {
  counted ??= coreSeconds()
}

/** Notes what they have spent since the test before. */
export const noteCost = ({ annotations }: TestInfo): void => {
  const total = coreSeconds()
  if (total === undefined || counted === undefined) return
  annotations.push({ type: costAnnotation, description: (total - counted).toFixed(2) })
  counted = total
}
