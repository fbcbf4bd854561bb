import { documentOf, named, type Page } from './page'
import { sales } from './sales-paths'

export const planPages: readonly Page[] = [
  {
    paths: sales('catalogue', 'compareplan'),
    file: 'compare-page',
    load: named('Page', () => import('../pages/compare-page')),
    loadDocument: documentOf('loadComparison'),
    isDrawn: true,
  },
  {
    // A process step may lead to any of these; they differ only in their plans.
    paths: [
      ...sales('prepaidPlans', 'plans/prepaidPlans'),
      ...sales(
        'purchase',
        'plans/planoverview',
        'plans/compatiblewatchplan',
        'plans/recommendation',
        'plans/recommended',
        'plans/selectdata',
        'plans/popularplan',
        'plans/progressiveplans',
        'plans/selection',
        'plans/start',
        'plans/selector',
        'plans',
        'lineOverview/plans',
        'recommendedplan',
      ),
    ],
    file: 'plan-page',
    load: named('PlanPage', () => import('@soe/shop-plans/plan-page')),
  },
]
