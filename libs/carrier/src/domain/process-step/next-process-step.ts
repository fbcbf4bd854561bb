import type { ProcessStep } from '@soe/rules'
import type { AccountBarrier } from '@soe/world'
import { barredLines } from '../account/barrier'
import type { OpenTradeIn } from '../trade-in/trade-in-items'

export type LineCategory = 'phone' | 'tablet' | 'watch' | 'other'

export interface StepLine {
  id: string
  kind: 'upgrade' | 'new' | 'plan-change' | 'accessory'
  category?: LineCategory | undefined
  /** What the line waits for: a device of the shop, one that a promotion gives, or the shopper's own. */
  missingDevice?: 'shop' | 'promo' | 'own' | undefined
  /** Its device is paid in installments. */
  isFinanced?: boolean
  /** An upgrade: the customer's line is chosen. */
  isLineChosen?: boolean
  /** The chosen line pays a device off, and the customer has not agreed yet that it stays on the bill. */
  isLoanOpen?: boolean
  hasPlan?: boolean
  /** A new line: its number is chosen. */
  hasNumber?: boolean
  /** A second number of a phone that has one. */
  isSecondNumber?: boolean
  openTradeIn?: OpenTradeIn | undefined
  /** A promotion of the device is shown before the plan, and the shopper has not passed it yet. */
  isOfferOpen?: boolean
  /** Protection is asked about on a page of its own, and no answer is given yet. */
  isProtectionOpen?: boolean
}

/** What the carrier holds against the shopper. */
export interface StepStanding {
  /** Keeps devices from being ordered. */
  barrier?: AccountBarrier
  /** Lines that may still be ordered before a limit stops the rest. */
  barrierRoom?: number
  hasPendingOrder?: boolean
  /** Stops upgrades only. */
  isPastDue?: boolean
}

export interface StepCart {
  lines: readonly StepLine[]
  isPrepay?: boolean
  /** The shopper has passed the accessory interstitial of this cart. */
  isInterstitialDone?: boolean
  standing?: StepStanding
  /** Devices to be traded in without a line; named by their submission where one is. */
  standaloneTradeIn?: { open: OpenTradeIn; submissionId?: string }
  /** The shopper resumes the case here once nothing is missing. */
  resumeAt?: ProcessStep
  /** The carrier leads through the journey that it had before NEXTGEN. */
  isClassic?: boolean
}

export interface NextStep {
  processStep: ProcessStep
  availablePaths: readonly string[]
  cradleFlowJourney: string
  line?: string
  /** The trade-in that lacks something, where it belongs to no line. */
  submission?: string
}

const tradeInSteps = {
  undecided: 'TradeInEligibilityPage',
  unrated: 'TradeInConditionPage',
  refused: 'TradeinAnotherDevicePage',
} as const satisfies Record<OpenTradeIn, ProcessStep>

/** What a line must have, in the order it is asked for. */
const lineNeeds: readonly { step: ProcessStep; isMissing: (line: StepLine) => boolean | undefined }[] = [
  { step: 'byodlandingpage', isMissing: (line) => line.missingDevice === 'own' },
  { step: 'promogridwallpdp', isMissing: (line) => line.missingDevice === 'promo' },
  { step: 'gridwallpdp', isMissing: (line) => line.missingDevice === 'shop' },
  { step: 'MTNSelectionPage', isMissing: (line) => line.kind === 'upgrade' && !line.isLineChosen },
  { step: 'DPP_SUMMARY', isMissing: (line) => line.kind === 'upgrade' && line.isLoanOpen },
  { step: 'TradeInEligibilityPage', isMissing: (line) => line.openTradeIn === 'undecided' },
  { step: 'TradeInConditionPage', isMissing: (line) => line.openTradeIn === 'unrated' },
  { step: 'TradeinAnotherDevicePage', isMissing: (line) => line.openTradeIn === 'refused' },
  { step: 'OfferInterstitial', isMissing: (line) => line.isOfferOpen },
  { step: 'CPCPromt', isMissing: (line) => line.kind === 'plan-change' && !line.hasPlan },
  { step: 'PlanSelection', isMissing: (line) => line.kind === 'new' && !line.hasPlan },
  { step: 'SecondNumberPage', isMissing: (line) => line.isSecondNumber && !line.hasNumber },
  { step: 'NumberSelection', isMissing: (line) => line.kind === 'new' && !line.hasNumber },
  { step: 'DeviceConfigurator', isMissing: (line) => line.isProtectionOpen },
]

/** Every step that a line waits for, the next one first. */
export const lineSteps = (line: StepLine): ProcessStep[] =>
  lineNeeds.filter(({ isMissing }) => isMissing(line)).map(({ step }) => step)

/** Steps that lead to a page for plans. */
const planSteps: readonly ProcessStep[] = ['PlanSelection', 'CPCPromt']

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

const wantsDevice = ({ kind }: StepLine) => kind === 'upgrade' || kind === 'new'

const orderedLine = ({ kind, isFinanced = false }: StepLine) => ({ isFinanced, isNew: kind === 'new' })

function standingStep({ lines, standing = {} }: StepCart): NextStep | undefined {
  const wanting = lines.filter(wantsDevice)
  if (wanting.length === 0) return undefined
  const isBarred = barredLines(standing, wanting, orderedLine).length > 0
  if (standing.barrier !== undefined && isBarred) return stepOf(standing.barrier)
  if (standing.hasPendingOrder) return stepOf('PENDING_ORDER')
  const stopped = standing.isPastDue ? lines.find(({ kind }) => kind === 'upgrade') : undefined
  return stopped && { ...stepOf('PASTDUE'), line: stopped.id }
}

const waitsForItsLine = ({ kind, isLineChosen }: StepLine) => kind === 'upgrade' && !isLineChosen

/** Upgrades come first until the customer has said which line each is for. */
export const inOrderOfSteps = (lines: readonly StepLine[]): readonly StepLine[] => [
  ...lines.filter(waitsForItsLine),
  ...lines.filter((line) => !waitsForItsLine(line)),
]

function lineStep({ lines, isPrepay }: StepCart): NextStep | undefined {
  for (const line of inOrderOfSteps(lines)) {
    const [step] = lineSteps(line)
    if (step === undefined) continue
    const paths = isPrepay ? prepaidPlanPaths : planPaths[line.category ?? 'phone']
    return { ...stepOf(step, planSteps.includes(step) ? paths : []), line: line.id }
  }
  return undefined
}

function tradeInStep({ standaloneTradeIn }: StepCart): NextStep | undefined {
  if (!standaloneTradeIn) return undefined
  const { open, submissionId } = standaloneTradeIn
  return { ...stepOf(tradeInSteps[open]), ...(submissionId !== undefined && { submission: submissionId }) }
}

function cartStep({ lines, isInterstitialDone = false, resumeAt }: StepCart): NextStep {
  const asksForAccessories = lines.some(wantsDevice) && !isInterstitialDone
  return stepOf(resumeAt ?? (asksForAccessories ? 'AccessoryInterestial' : 'ShoppingCart'))
}

/** A blocking step first, then what the cart still lacks; one line is completed before the next begins. */
export const nextProcessStep = (cart: StepCart): NextStep => {
  const next = standingStep(cart) ?? lineStep(cart) ?? tradeInStep(cart) ?? cartStep(cart)
  return cart.isClassic ? { ...next, cradleFlowJourney: 'CLASSIC' } : next
}
