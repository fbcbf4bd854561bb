import { named, type Page } from '@soe/shop-platform'

export const orderReviewPage: Page = {
  file: 'order-review-page',
  addresses: { orderreview: 'platform 2', 'checkout/orderReview': 'platform 2' },
  load: named('OrderReviewPage', () => import('./order-review-page')),
  bar: 'D1',
  flow: 'checkout',
  tracked: ['checkout'],
  nextGen: { orderreview: 'checkout/orderReview' },
  // A guest's express checkout is the order review.
  chat: { context: 'orderreview', priority: 'High', isHidden: 'in trial' },
  next: [{ page: 'orderconfirmation' }],
  collectsDevice: true,
}
