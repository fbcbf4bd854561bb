import { defineTexts } from '@soe/shop-platform'

export const planTexts = defineTexts(
  {
    title: 'Choose a plan',
    plans: 'Plans',
    recommended: 'Recommended',
    perMonth: '/mo',
    taxes: 'Plus taxes and fees',
    paidAhead: 'Paid ahead, first month due today',
    noPlans: 'There is no plan for this device right now.',
  },
  {
    title: 'Elige un plan',
    plans: 'Planes',
    recommended: 'Recomendado',
    perMonth: '/mes',
    taxes: 'Más impuestos y cargos',
    paidAhead: 'Se paga por adelantado; el primer mes se paga hoy',
    noPlans: 'Por ahora no hay ningún plan para este dispositivo.',
  },
)
