import { named, type Page } from '@soe/shop-platform'

export const popularPlanPage: Page = {
  file: 'popular-plan-page',
  addresses: { 'plans/popularplan': 'commerce 2.5' },
  load: named('PopularPlanPage', () => import('./popular-plan-page')),
  bar: 'B2',
  tracked: ['plans'],
}
