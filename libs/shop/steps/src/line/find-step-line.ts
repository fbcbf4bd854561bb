import type { CartLine, CartView } from '@soe/contracts'
import { isSameStep, type ProcessStep } from '@soe/rules'

/** Whether a page's address names the line. */
export const isNamed = (line: CartLine, name: string) => line.lineId === name || line.serviceInfo.mtn === name

/** A customer's existing line only takes upgrades; new lines take plans and numbers. */
const mayTake = ({ deviceItem, lineActivityType }: CartLine, step: ProcessStep) =>
  deviceItem !== undefined && lineActivityType.startsWith('EUP') === (step === 'MTNSelectionPage')

/** The line in the address, else the first that waits for this step, else the last that may change its choice. */
export const findStepLine = (
  { lineDetails: { allLines, lineInfo }, pendingSteps }: Pick<CartView, 'lineDetails' | 'pendingSteps'>,
  step: ProcessStep,
  name: string | undefined,
): CartLine | undefined => {
  const lines = allLines.flatMap((lineId) => lineInfo[lineId] ?? [])
  const named = name === undefined ? undefined : lines.find((line) => isNamed(line, name))
  const pending = pendingSteps.sortedSteps.find((row) => isSameStep(row.step, step))
  return named ?? lineInfo[pending?.lineId ?? ''] ?? lines.findLast((line) => mayTake(line, step))
}
