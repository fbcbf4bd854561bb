import { stepKey } from '@soe/rules'

/** The specification, commerce 4.2: the plan page by the first available path. */
const planPages = {
  NEWRECOMMENDEDPLANSELECTION: 'plans/planoverview',
  COMPATIBLEWATCHPLAN: 'plans/compatiblewatchplan',
  EUPRECOMMENDEDPLAN: 'plans/recommendation',
  SELECTDATA: 'plans/selectdata',
  POPULARPLANS: 'plans/popularplan',
  PROGRESSIVEPLANS: 'plans/progressiveplans',
  PLANSELECTORPAGE: 'plans/selection',
  PLANCATEGORYPAGE: 'plans/start',
} as const

export type PlanPage = (typeof planPages)[keyof typeof planPages]

const pageOf: ReadonlyMap<string, PlanPage> = new Map(Object.entries(planPages))

export const planPage = (availablePaths: readonly string[], isSelectDataRedirectionEnabled = false): PlanPage => {
  const page = pageOf.get(stepKey(availablePaths[0])) ?? 'plans/planoverview'
  return page === 'plans/popularplan' && isSelectDataRedirectionEnabled ? 'plans/selectdata' : page
}
