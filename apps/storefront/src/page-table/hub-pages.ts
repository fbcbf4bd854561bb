import { named, type Page } from './page'
import { sales } from './sales-paths'

export const hubPages: readonly Page[] = [
  {
    paths: sales('purchase', 'expresshub'),
    file: 'hub-page',
    load: named('Page', () => import('../pages/hub-page')),
  },
  {
    paths: sales('purchase', 'expresshubv2'),
    file: 'hub-page',
    load: named('SimplifiedPage', () => import('../pages/hub-page')),
  },
  {
    paths: sales('purchase', 'promohub'),
    file: 'promo-hub-page',
    load: named('Page', () => import('../pages/promo-hub-page')),
  },
  {
    paths: sales('purchase', 'quotes'),
    file: 'quotes-page',
    load: named('QuotesPage', () => import('@soe/shop-hub/quotes-page')),
  },
]
