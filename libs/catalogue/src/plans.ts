import type { Plan, Language, LocalizedText } from '@soe/contracts'

export interface PlanModel {
  planId: string
  displayName: string
  summary: LocalizedText
  monthlyCents: number
  features: readonly LocalizedText[]
  recommended: boolean
  lob: 'postpaid' | 'prepaid'
  /** Counts for offers with any unlimited plan. */
  isUnlimited?: true
  deviceCategories: readonly string[]
}

/** One-time fee of a postpaid line with a device. */
export const activationFeeCents = 35_00

/** What a postpaid plan costs more each month without Auto Pay. */
const withoutAutoPayCents = 10_00

export const autoPaySavingsOf = ({ lob }: Pick<PlanModel, 'lob'>): number =>
  lob === 'postpaid' ? withoutAutoPayCents : 0

/** In dollars; nothing where Auto Pay makes no difference. */
export const priceWithoutAutoPay = (plan: Pick<PlanModel, 'lob' | 'monthlyCents'>) => {
  const savings = autoPaySavingsOf(plan)
  return savings > 0 && { priceWithoutAutoPay: (plan.monthlyCents + savings) / 100 }
}

export const planModels: readonly PlanModel[] = [
  {
    planId: 'mainsail-unlimited',
    isUnlimited: true,
    displayName: 'Mainsail Unlimited',
    summary: { en: 'Unlimited data, 50 GB hotspot', es: 'Datos ilimitados, zona Wi-Fi de 50 GB' },
    monthlyCents: 55_00,
    features: [
      { en: 'Unlimited fast data', es: 'Datos rápidos ilimitados' },
      { en: '50 GB mobile hotspot', es: 'Zona Wi-Fi móvil de 50 GB' },
      { en: 'Calls and texts to 80 countries', es: 'Llamadas y mensajes a 80 países' },
    ],
    recommended: true,
    lob: 'postpaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'spinnaker-unlimited-plus',
    isUnlimited: true,
    displayName: 'Spinnaker Unlimited Plus',
    summary: {
      en: 'Unlimited data, 100 GB hotspot, roaming included',
      es: 'Datos ilimitados, zona Wi-Fi de 100 GB, roaming incluido',
    },
    monthlyCents: 70_00,
    features: [
      { en: 'Unlimited priority data', es: 'Datos prioritarios ilimitados' },
      { en: '100 GB mobile hotspot', es: 'Zona Wi-Fi móvil de 100 GB' },
      { en: 'Roaming in 140 countries', es: 'Roaming en 140 países' },
    ],
    recommended: false,
    lob: 'postpaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'jib-10gb',
    displayName: 'Jib 10 GB',
    summary: { en: '10 GB data, 5 GB hotspot', es: '10 GB de datos, zona Wi-Fi de 5 GB' },
    monthlyCents: 35_00,
    features: [
      { en: '10 GB fast data, then slower', es: '10 GB de datos rápidos, luego más lentos' },
      { en: '5 GB mobile hotspot', es: 'Zona Wi-Fi móvil de 5 GB' },
      { en: 'Unlimited calls and texts', es: 'Llamadas y mensajes ilimitados' },
    ],
    recommended: false,
    lob: 'postpaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'tender-watch',
    displayName: 'Tender for watches',
    summary: { en: 'Unlimited data for one watch', es: 'Datos ilimitados para un reloj' },
    monthlyCents: 10_00,
    features: [
      { en: 'Shares your number', es: 'Comparte tu número' },
      { en: 'Emergency calls without the phone', es: 'Llamadas de emergencia sin el teléfono' },
    ],
    recommended: true,
    lob: 'postpaid',
    deviceCategories: ['watches'],
  },
  {
    planId: 'chart-tablet-20gb',
    displayName: 'Chart 20 GB for tablets',
    summary: { en: '20 GB data', es: '20 GB de datos' },
    monthlyCents: 20_00,
    features: [
      { en: '20 GB fast data, then slower', es: '20 GB de datos rápidos, luego más lentos' },
      { en: 'Hotspot included', es: 'Zona Wi-Fi incluida' },
    ],
    recommended: true,
    lob: 'postpaid',
    deviceCategories: ['tablets'],
  },
  {
    planId: 'dinghy-prepaid-15gb',
    displayName: 'Dinghy Prepaid 15 GB',
    summary: { en: '15 GB data, paid ahead', es: '15 GB de datos, por adelantado' },
    monthlyCents: 35_00,
    features: [
      { en: '15 GB fast data', es: '15 GB de datos rápidos' },
      { en: 'No credit check', es: 'Sin verificación de crédito' },
      { en: 'Stop any month', es: 'Cancela cualquier mes' },
    ],
    recommended: true,
    lob: 'prepaid',
    deviceCategories: ['smartphones'],
  },
  {
    planId: 'skiff-prepaid-unlimited',
    displayName: 'Skiff Prepaid Unlimited',
    summary: { en: 'Unlimited data, paid ahead', es: 'Datos ilimitados, por adelantado' },
    monthlyCents: 50_00,
    features: [
      { en: 'Unlimited fast data', es: 'Datos rápidos ilimitados' },
      { en: '10 GB mobile hotspot', es: 'Zona Wi-Fi móvil de 10 GB' },
      { en: 'Stop any month', es: 'Cancela cualquier mes' },
    ],
    recommended: false,
    lob: 'prepaid',
    deviceCategories: ['smartphones', 'watches', 'tablets'],
  },
]

const byId = new Map(planModels.map((plan) => [plan.planId, plan]))

export const findPlan = (planId: string): PlanModel | undefined => byId.get(planId)

export const plansFor = (lob: PlanModel['lob'], category: string): readonly PlanModel[] =>
  planModels.filter((plan) => plan.lob === lob && plan.deviceCategories.includes(category))

export const toPlan = (plan: PlanModel, language: Language): Plan => {
  const { planId, displayName, summary, monthlyCents, features, recommended, deviceCategories } = plan
  return {
    planId,
    displayName,
    summary: summary[language],
    monthlyPrice: monthlyCents / 100,
    ...priceWithoutAutoPay(plan),
    features: features.map((feature) => feature[language]),
    recommended,
    deviceCategories: [...deviceCategories],
  }
}
