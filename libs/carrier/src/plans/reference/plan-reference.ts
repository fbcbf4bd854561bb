import type { LineOfBusiness, PlanReference } from '@soe/contracts'
import { planDetails, planModels } from '@soe/catalogue'
import type { ServiceText } from '../../language/service-spanish'

const planTypeNames = {
  smartphones: 'Phone plans',
  watches: 'Watch plans',
  tablets: 'Tablet plans',
} as const satisfies Record<string, ServiceText>

const disclosures: readonly { id: string; text: ServiceText }[] = [
  { id: 'taxes', text: 'Plus taxes and fees.' },
  { id: 'autopay', text: 'Prices with Auto Pay and paper-free billing.' },
  { id: 'slower', text: 'Past the plan’s data, speeds go down until the next bill.' },
]

const isOf = (lob: LineOfBusiness | undefined) => (plan: (typeof planModels)[number]) =>
  lob === undefined || plan.lob === lob

const planIdsOf = (lob: LineOfBusiness | undefined, planType: string) =>
  planModels.filter((plan) => isOf(lob)(plan) && plan.deviceCategories.includes(planType)).map(({ planId }) => planId)

/** The plan types of a line of business, or of all, with the disclosures that go with them. */
export const planReference = (lob?: LineOfBusiness): PlanReference => ({
  planTypes: Object.entries(planTypeNames).map(([planType, displayName]) => ({
    planType,
    displayName,
    planIds: planIdsOf(lob, planType),
  })),
  planDetails: planModels.filter(isOf(lob)).map(planDetails),
  disclosures: disclosures.map((disclosure) => ({ ...disclosure })),
})
