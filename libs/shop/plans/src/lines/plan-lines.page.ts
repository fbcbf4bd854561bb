import { named, type Page } from '@soe/shop-platform'

export const planLinesPage: Page = {
  file: 'plan-lines-page',
  addresses: {
    plans: 'platform 2',
    'plans/selector': 'platform 2',
    rpsplans: 'platform 2',
    'lineOverview/plans': 'chosen',
  },
  load: named('PlanLinesPage', () => import('./plan-lines-page')),
  bar: 'B2',
  tracked: ['plans'],
  nextGen: { rpsplans: 'rpsplans', 'plans/selector': 'plans' },
}
