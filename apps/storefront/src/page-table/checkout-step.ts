import { named, type Page } from './page'

/** One step of the checkout, at these addresses. */
export const checkoutStep = (
  step: 'contact' | 'delivery' | 'payment' | 'agreements',
  paths: readonly string[],
): Page => ({
  paths,
  file: 'checkout-step-page',
  load: named('CheckoutStepPage', () => import('@soe/shop-checkout/checkout-step-page'), { step }),
})
