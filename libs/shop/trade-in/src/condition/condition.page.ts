import { named, type Page } from '@soe/shop-platform'

export const conditionPage: Page = {
  file: 'condition-page',
  addresses: { 'tradein/devicecondition': 'commerce 2.5', deviceconditionspoke: 'platform 2' },
  load: named('ConditionPage', () => import('./condition-page')),
  bar: 'D2',
  tracked: ['trade-in pages'],
}
