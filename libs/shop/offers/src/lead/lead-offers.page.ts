import { named, type Page } from '@soe/shop-platform'
import { promotionNames } from '../promotion-names'

export const leadOffersPage: Page = {
  file: 'lead-offers-page',
  addresses: { leadoffers: 'platform 2' },
  load: named('LeadOffersPage', () => import('./lead-offers-page')),
  bar: 'B',
  tracked: promotionNames,
}
