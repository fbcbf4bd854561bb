import type { ProcessStep } from './steps'

export type LineCategory = 'phone' | 'tablet' | 'watch' | 'other'

export interface StepLine {
  id: string
  kind: 'upgrade' | 'new' | 'accessory'
  category?: LineCategory
  /** An upgrade: the customer's line is chosen. */
  isLineChosen?: boolean
  hasPlan?: boolean
  /** A new line: its number is chosen. */
  hasNumber?: boolean
}

export interface StepCart {
  lines: readonly StepLine[]
  isPrepay?: boolean
  /** The shopper has passed the accessory interstitial of this cart. */
  isInterstitialDone?: boolean
}

export interface NextStep {
  processStep: ProcessStep
  availablePaths: readonly string[]
  cradleFlowJourney: string
  /** The line that lacks something. */
  line?: string
}

/** What each kind of line must have, in the order it is asked for. */
const lineNeeds: readonly {
  step: ProcessStep
  kind: StepLine['kind']
  isMet: (line: StepLine) => boolean | undefined
}[] = [
  { step: 'MTNSelectionPage', kind: 'upgrade', isMet: (line) => line.isLineChosen },
  { step: 'PlanSelection', kind: 'new', isMet: (line) => line.hasPlan },
  { step: 'NumberSelection', kind: 'new', isMet: (line) => line.hasNumber },
]

const planPaths: Readonly<Record<LineCategory, readonly string[]>> = {
  phone: ['NewRecommendedPlanSelection', 'PlanSelectorPage'],
  tablet: ['SelectData', 'PlanSelectorPage'],
  watch: ['CompatibleWatchPlan'],
  other: ['PlanSelectorPage'],
}

/** Recommended plans are not for prepay. */
const prepaidPlanPaths: readonly string[] = ['PlanSelectorPage']

const stepOf = (processStep: ProcessStep, availablePaths: readonly string[] = []): NextStep => ({
  processStep,
  availablePaths,
  cradleFlowJourney: 'NEXTGEN',
})

function needOf(line: StepLine): ProcessStep | undefined {
  return lineNeeds.find((need) => need.kind === line.kind && !need.isMet(line))?.step
}

function lineStep(line: StepLine, processStep: ProcessStep, isPrepay: boolean): NextStep {
  const paths = isPrepay ? prepaidPlanPaths : planPaths[line.category ?? 'phone']
  return { ...stepOf(processStep, processStep === 'PlanSelection' ? paths : []), line: line.id }
}

/** What the cart still lacks decides; one line is finished before the next is asked about. */
export function nextProcessStep({ lines, isPrepay = false, isInterstitialDone = false }: StepCart): NextStep {
  for (const line of lines) {
    const step = needOf(line)
    if (step !== undefined) return lineStep(line, step, isPrepay)
  }
  const hasDevice = lines.some((line) => line.kind !== 'accessory')
  return stepOf(hasDevice && !isInterstitialDone ? 'AccessoryInterestial' : 'ShoppingCart')
}
