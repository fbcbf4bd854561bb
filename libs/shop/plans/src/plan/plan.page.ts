import { named, type Page } from '@soe/shop-platform'
import type { PlanVariant } from './plan-variants'

const planPage = (variant: PlanVariant, addresses: Page['addresses'], tracked = 'plans'): Page => ({
  file: 'plan-page',
  addresses,
  load: named('PlanPage', () => import('./plan-page'), { variant }),
  bar: 'B2',
  flow: 'plan',
  tracked: [tracked],
  next: [{ page: 'numberselection' }],
})

/** Where a process step leads for the plan of one line; the pages differ in what they lead with. */
export const planPages: readonly Page[] = [
  planPage('overview', { 'plans/planoverview': 'commerce 2.5' }),
  planPage('watch', { 'plans/compatiblewatchplan': 'commerce 2.5' }),
  {
    ...planPage(
      'recommendation',
      { 'plans/recommendation': 'commerce 2.5', 'plans/recommended': 'platform 2', recommendedplan: 'platform 2' },
      'RecommendedPlan',
    ),
    nextGen: { 'plans/recommended': 'RecommendedPlan' },
  },
  planPage('data', { 'plans/selectdata': 'commerce 2.5' }),
  planPage('progressive', { 'plans/progressiveplans': 'commerce 2.5' }),
  planPage('selection', { 'plans/selection': 'commerce 2.5' }),
  planPage('start', { 'plans/start': 'commerce 2.5' }),
  planPage('prepaid', { 'plans/prepaidPlans': 'commerce 2.5' }),
]
