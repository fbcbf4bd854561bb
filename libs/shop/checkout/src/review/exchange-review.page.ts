import { named, type Page } from '@soe/shop-platform'

export const exchangeReviewPage: Page = {
  file: 'exchange-review-page',
  addresses: { 'refundexchange/order-review': 'commerce 2.5' },
  load: named('ExchangeReviewPage', () => import('./exchange-review-page')),
  bar: 'D1',
}
