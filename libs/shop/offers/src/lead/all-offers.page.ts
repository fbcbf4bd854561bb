import { named, type Page } from '@soe/shop-platform'
import { promotionNames } from '../promotion-names'

export const allOffersPage: Page = {
  file: 'all-offers-page',
  addresses: { jtooffers: 'platform 2' },
  load: named('AllOffersPage', () => import('./all-offers-page')),
  bar: 'B',
  tracked: promotionNames,
  chat: { context: 'jtooffers', priority: 'Low', isUnevaluated: true },
}
