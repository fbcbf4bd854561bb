import type { LineOfBusiness, AnswerOf, BodyOf, PlanReference } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { planModels, toPlan } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { lobOf } from '../../account/identity'
import { listPlans } from '../../cart/lines/line-plan'
import { shownMtn } from '../../process-step/process-step'

const planTypeNames = { smartphones: 'Phone plans', watches: 'Watch plans', tablets: 'Tablet plans' } as const

const disclosures: PlanReference['disclosures'] = [
  { id: 'taxes', text: 'Plus taxes and fees.' },
  { id: 'autopay', text: 'Prices with Auto Pay and paper-free billing.' },
  { id: 'slower', text: 'Past the plan’s data, speeds go down until the next bill.' },
]

const planIdsOf = (lob: LineOfBusiness | undefined, planType: string) =>
  planModels
    .filter((plan) => (lob === undefined || plan.lob === lob) && plan.deviceCategories.includes(planType))
    .map(({ planId }) => planId)

/** Kinds of plans of a line of business, or of all, and what has to be said of them. */
export const planReference = (lob?: LineOfBusiness): PlanReference => ({
  planTypes: Object.entries(planTypeNames).map(([planType, displayName]) => ({
    planType,
    displayName,
    planIds: planIdsOf(lob, planType),
  })),
  disclosures: disclosures.map((disclosure) => ({ ...disclosure })),
})

export const prepaidPlans = (): AnswerOf<'content.getPrepaidPlans'> => ({
  prepaidPlans: planModels.filter(({ lob }) => lob === 'prepaid').map(toPlan),
})

/** The plans of a line with what it has, what is recommended, and their reference data where it is asked for. */
export const readPlans = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'plans.getPlans'>,
): Omit<AnswerOf<'plans.getPlans'>, 'serviceHeader'> => {
  const isOfLine = (line: Parameters<typeof shownMtn>[0]) =>
    line.lineId === body.processingMTN || shownMtn(line) === body.processingMTN
  const line = findCart(draft, caller)?.lines.find(isOfLine)
  const listed = listPlans(draft, caller, { ...body, ...(line && { processingMTN: line.lineId }) })
  const plans = body.isRecommendedFlow
    ? [...listed].sort((left, right) => Number(right.recommended) - Number(left.recommended))
    : listed
  const recommended = body.isRecommendedFlow ? plans.find((plan) => plan.recommended) : undefined
  return {
    plans,
    ...(line?.planId && { currentPlanId: line.planId }),
    ...(recommended && { recommendedPlanId: recommended.planId }),
    ...(body.referenceDataRequired && { referenceData: planReference(lobOf(caller.audience)) }),
  }
}
