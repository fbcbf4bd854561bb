import { named, type Page } from '@soe/shop-platform'

export const quotesPage: Page = {
  file: 'quotes-page',
  addresses: { quotes: 'platform 2' },
  load: named('QuotesPage', () => import('./quotes-page')),
  bar: 'B',
  nextGen: { quotes: 'quotes' },
  tracked: ['quotes comparison'],
}
