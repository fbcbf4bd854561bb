import type { PlanVariant } from '@soe/shop-plans/plan-variants'
import { documentOf, named, type Page } from './page'
import { sales } from './sales-paths'

const planPage = (variant: PlanVariant) => named('PlanPage', () => import('@soe/shop-plans/plan-page'), { variant })

/** Where a process step leads for the plan of one line; the pages differ in what they lead with. */
const variants: Readonly<Record<string, PlanVariant>> = {
  'plans/planoverview': 'overview',
  'plans/compatiblewatchplan': 'watch',
  'plans/recommendation': 'recommendation',
  'plans/recommended': 'recommendation',
  recommendedplan: 'recommendation',
  'plans/selectdata': 'data',
  'plans/progressiveplans': 'progressive',
  'plans/selection': 'selection',
  'plans/start': 'start',
}

export const planPages: readonly Page[] = [
  {
    paths: sales('catalogue', 'compareplan'),
    file: 'compare-page',
    load: named('Page', () => import('../pages/compare-page')),
    loadDocument: documentOf('loadComparison'),
    isDrawn: true,
  },
  {
    paths: sales('purchase', 'plans', 'plans/selector', 'rpsplans', 'lineOverview/plans'),
    file: 'plan-lines-page',
    load: named('PlanLinesPage', () => import('@soe/shop-plans/plan-lines-page')),
  },
  {
    paths: sales('purchase', 'plans/popularplan'),
    file: 'popular-plan-page',
    load: named('PopularPlanPage', () => import('@soe/shop-plans/popular-plan-page')),
  },
  {
    paths: sales('prepaidPlans', 'plans/prepaidPlans'),
    file: 'plan-page',
    load: planPage('prepaid'),
  },
  ...Object.entries(variants).map(([name, variant]) => ({
    paths: sales('purchase', name),
    file: 'plan-page',
    load: planPage(variant),
  })),
]
