/** What sets the plan pages apart (the specification, commerce 2.5): a process step leads to one of them. */
export const planVariants = {
  overview: { title: 'title', order: 'recommended' },
  selection: { title: 'title', order: 'price' },
  watch: { title: 'watchTitle', order: 'recommended' },
  recommendation: { title: 'recommendationTitle', order: 'recommended', isLed: true },
  data: { title: 'dataTitle', order: 'price' },
  popular: { title: 'popularTitle', order: 'recommended' },
  progressive: { title: 'progressiveTitle', order: 'price' },
  start: { title: 'startTitle', order: 'price' },
  prepaid: { title: 'title', order: 'carrier' },
} as const satisfies Record<string, { title: string; order: PlanOrder; isLed?: true }>

export type PlanOrder = 'recommended' | 'price' | 'carrier'

export type PlanVariant = keyof typeof planVariants
