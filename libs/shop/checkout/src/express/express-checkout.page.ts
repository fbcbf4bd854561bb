import { named, type Page } from '@soe/shop-platform'

const nextGen = { expresscheckout: { customer: 'expresscheckout', prospect: 'checkout/orderReview' } }

export const expressCheckoutPage: Page = {
  file: 'express-checkout-page',
  addresses: { expresscheckout: 'platform 2' },
  load: named('ExpressCheckoutPage', () => import('./express-checkout-page'), { nextGen }),
  bar: 'D1',
  flow: 'checkout',
  tracked: ['express checkout'],
  nextGen,
  hidesIcons: 'without items',
  chat: { context: 'expresscheckout', priority: 'High', isHidden: 'in trial' },
  next: [{ page: 'orderconfirmation' }],
  collectsDevice: true,
}
