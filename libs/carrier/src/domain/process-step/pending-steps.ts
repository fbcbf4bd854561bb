import type { ProcessStep } from '@soe/rules'
import { inOrderOfSteps, lineSteps, type StepLine } from './next-process-step'

export interface PendingStep {
  lineId: string
  step: ProcessStep
}

/** Every step that lines still wait for, line by line and each line's in the order in which it is asked for. */
export const pendingLineSteps = (lines: readonly StepLine[]): PendingStep[] =>
  inOrderOfSteps(lines).flatMap((line) => lineSteps(line).map((step) => ({ lineId: line.id, step })))

export function groupSteps<Step extends { step: string }>(
  steps: readonly Step[],
  keyOf: (step: Step) => string,
): Record<string, { sortedSteps: string[] }> {
  const keys = [...new Set(steps.map(keyOf))]
  return Object.fromEntries(
    keys.map((key) => [key, { sortedSteps: steps.filter((step) => keyOf(step) === key).map(({ step }) => step) }]),
  )
}
