import { named, type Page } from '@soe/shop-platform'

type Step = 'contact' | 'delivery' | 'payment' | 'agreements'

const stepPage = (step: Step, addresses: Page['addresses'], more: Partial<Page> = {}): Page => ({
  file: 'checkout-step-page',
  addresses,
  load: named('CheckoutStepPage', () => import('./checkout-step-page'), { step }),
  bar: 'D1',
  flow: 'checkout',
  tracked: ['checkout'],
  chat: { context: 'checkout', priority: 'High' },
  next: [{ page: 'orderreview' }],
  ...more,
})

export const checkoutStepPages: readonly Page[] = [
  stepPage(
    'contact',
    { aboutyourself: 'platform 2', 'checkout/personalInfo': 'platform 2' },
    { nextGen: { aboutyourself: 'checkout/personalInfo' } },
  ),
  stepPage(
    'delivery',
    { delivery: 'platform 2' },
    {
      nextGen: { delivery: 'delivery' },
      // The shopper's choice makes it another page for tag managers.
      tracked: [{ name: 'store pickup', when: ({ parameters }) => parameters.type === 'pickup' }, 'checkout'],
    },
  ),
  // Where the box for a trade-in alone goes.
  stepPage(
    'delivery',
    { confirmshippingdetails: 'platform 2' },
    { bar: 'D2', tracked: ['trade-in pages'], chat: { context: 'shop', priority: 'Low' } },
  ),
  stepPage(
    'payment',
    { payment: 'platform 2' },
    { nextGen: { payment: 'payment' }, chat: { context: 'payment', priority: 'High' }, collectsDevice: true },
  ),
  stepPage('agreements', { agreement: 'platform 2' }, { nextGen: { agreement: 'agreement' } }),
]
