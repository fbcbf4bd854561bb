import type { Plan } from '@soe/contracts'
import type { PlanText } from './spanish'

export interface PlanModel {
  planId: string
  displayName: string
  summary: PlanText
  monthlyCents: number
  features: readonly PlanText[]
  recommended: boolean
  lob: 'postpaid' | 'prepaid'
  deviceCategories: readonly string[]
}

/** One-time fee of a postpaid line with a device. */
export const activationFeeCents = 35_00

export const planModels: readonly PlanModel[] = [
  {
    planId: 'mainsail-unlimited',
    displayName: 'Mainsail Unlimited',
    summary: 'Unlimited data, 50 GB hotspot',
    monthlyCents: 55_00,
    features: ['Unlimited fast data', '50 GB mobile hotspot', 'Calls and texts to 80 countries'],
    recommended: true,
    lob: 'postpaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'spinnaker-unlimited-plus',
    displayName: 'Spinnaker Unlimited Plus',
    summary: 'Unlimited data, 100 GB hotspot, roaming included',
    monthlyCents: 70_00,
    features: ['Unlimited priority data', '100 GB mobile hotspot', 'Roaming in 140 countries'],
    recommended: false,
    lob: 'postpaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'jib-10gb',
    displayName: 'Jib 10 GB',
    summary: '10 GB data, 5 GB hotspot',
    monthlyCents: 35_00,
    features: ['10 GB fast data, then slower', '5 GB mobile hotspot', 'Unlimited calls and texts'],
    recommended: false,
    lob: 'postpaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'tender-watch',
    displayName: 'Tender for watches',
    summary: 'Unlimited data for one watch',
    monthlyCents: 10_00,
    features: ['Shares your number', 'Emergency calls without the phone'],
    recommended: true,
    lob: 'postpaid',
    deviceCategories: ['watches'],
  },
  {
    planId: 'chart-tablet-20gb',
    displayName: 'Chart 20 GB for tablets',
    summary: '20 GB data',
    monthlyCents: 20_00,
    features: ['20 GB fast data, then slower', 'Hotspot included'],
    recommended: true,
    lob: 'postpaid',
    deviceCategories: ['tablets'],
  },
  {
    planId: 'dinghy-prepaid-15gb',
    displayName: 'Dinghy Prepaid 15 GB',
    summary: '15 GB data, paid ahead',
    monthlyCents: 35_00,
    features: ['15 GB fast data', 'No credit check', 'Stop any month'],
    recommended: true,
    lob: 'prepaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'skiff-prepaid-unlimited',
    displayName: 'Skiff Prepaid Unlimited',
    summary: 'Unlimited data, paid ahead',
    monthlyCents: 50_00,
    features: ['Unlimited fast data', '10 GB mobile hotspot', 'Stop any month'],
    recommended: false,
    lob: 'prepaid',
    deviceCategories: ['smartphones', 'watches', 'tablets'],
  },
]

const byId = new Map(planModels.map((plan) => [plan.planId, plan]))

export const findPlan = (planId: string): PlanModel | undefined => byId.get(planId)

export const plansFor = (lob: PlanModel['lob'], category: string): readonly PlanModel[] =>
  planModels.filter((plan) => plan.lob === lob && plan.deviceCategories.includes(category))

export const toPlan = ({
  planId,
  displayName,
  summary,
  monthlyCents,
  features,
  recommended,
  deviceCategories,
}: PlanModel): Plan => ({
  planId,
  displayName,
  summary,
  monthlyPrice: monthlyCents / 100,
  features: [...features],
  recommended,
  deviceCategories: [...deviceCategories],
})
