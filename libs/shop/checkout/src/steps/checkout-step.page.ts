import { named, type Page } from '@soe/shop-platform'

type Step = 'contact' | 'delivery' | 'payment' | 'agreements'

const stepPage = (step: Step, addresses: Page['addresses'], more: Partial<Page> = {}): Page => ({
  file: 'checkout-step-page',
  addresses,
  load: named('CheckoutStepPage', () => import('./checkout-step-page'), { step }),
  bar: 'D1',
  tracked: ['checkout'],
  chat: { context: 'checkout', priority: 'High' },
  next: [{ page: 'orderreview' }],
  ...more,
})

/** The steps of a prospect's checkout. */
export const checkoutStepPages: readonly Page[] = [
  stepPage('contact', { aboutyourself: 'platform 2', 'checkout/personalInfo': 'platform 2' }),
  stepPage(
    'delivery',
    { delivery: 'platform 2' },
    {
      // The shopper's choice makes it another page to tell of.
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
    { chat: { context: 'payment', priority: 'High' }, collectsDevice: true },
  ),
  stepPage('agreements', { agreement: 'platform 2' }),
]
