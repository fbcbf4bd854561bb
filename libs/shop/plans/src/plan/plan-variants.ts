/** What sets the plan pages apart (the specification, commerce 2.5): a process step leads to one of them. */
export const planVariants = {
  overview: { title: 'title' },
  selection: { title: 'title' },
  watch: { title: 'watchTitle' },
  recommendation: { title: 'recommendationTitle', isLed: true },
  data: { title: 'dataTitle' },
  popular: { title: 'popularTitle' },
  progressive: { title: 'progressiveTitle' },
  start: { title: 'startTitle' },
  prepaid: { title: 'title' },
} as const satisfies Record<string, { title: string; isLed?: true }>

export type PlanVariant = keyof typeof planVariants
