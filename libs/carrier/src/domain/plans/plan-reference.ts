import type { LineOfBusiness, PlanReference, Language, LocalizedText } from '@soe/contracts'
import { planDetails, planModels } from '@soe/catalogue'

const planTypeNames = {
  smartphones: { en: 'Phone plans', es: 'Planes para teléfonos' },
  watches: { en: 'Watch plans', es: 'Planes para relojes' },
  tablets: { en: 'Tablet plans', es: 'Planes para tabletas' },
} as const satisfies Record<string, LocalizedText>

const disclosures: readonly { id: string; text: LocalizedText }[] = [
  { id: 'taxes', text: { en: 'Plus taxes and fees.', es: 'Más impuestos y cargos.' } },
  {
    id: 'autopay',
    text: { en: 'Prices with Auto Pay and paper-free billing.', es: 'Precios con Auto Pay y factura sin papel.' },
  },
  {
    id: 'slower',
    text: {
      en: 'Past the plan’s data, speeds go down until the next bill.',
      es: 'Al agotar los datos del plan, la velocidad baja hasta la próxima factura.',
    },
  },
]

const isOf = (lob: LineOfBusiness | undefined) => (plan: (typeof planModels)[number]) =>
  lob === undefined || plan.lob === lob

const planIdsOf = (lob: LineOfBusiness | undefined, planType: string) =>
  planModels.filter((plan) => isOf(lob)(plan) && plan.deviceCategories.includes(planType)).map(({ planId }) => planId)

/** The plan types of a line of business, or of all, with the disclosures that go with them. */
export const planReference = (language: Language, lob?: LineOfBusiness): PlanReference => ({
  planTypes: Object.entries(planTypeNames).map(([planType, displayName]) => ({
    planType,
    displayName: displayName[language],
    planIds: planIdsOf(lob, planType),
  })),
  planDetails: planModels.filter(isOf(lob)).map((plan) => planDetails(plan, language)),
  disclosures: disclosures.map(({ id, text }) => ({ id, text: text[language] })),
})
