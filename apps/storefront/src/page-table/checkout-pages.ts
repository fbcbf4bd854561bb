import { checkoutStep } from './checkout-step'
import { leadPage } from './lead-page'
import { named, type Page } from './page'
import { sales } from './sales-paths'

export const checkoutPages: readonly Page[] = [
  checkoutStep('contact', sales('purchase', 'aboutyourself', 'checkout/personalInfo')),
  checkoutStep('delivery', sales('purchase', 'delivery')),
  checkoutStep('payment', sales('purchase', 'payment')),
  checkoutStep('agreements', sales('purchase', 'agreement')),
  {
    paths: sales('purchase', 'orderreview', 'checkout/orderReview'),
    file: 'order-review-page',
    load: named('OrderReviewPage', () => import('@soe/shop-checkout/order-review-page')),
  },
  {
    paths: sales('purchase', 'expresscheckout'),
    file: 'express-checkout-page',
    load: named('ExpressCheckoutPage', () => import('@soe/shop-checkout/express-checkout-page')),
  },
  {
    paths: sales('purchase', 'orderconfirmation', 'guestconfirmation'),
    file: 'order-confirmation-page',
    load: named('Page', () => import('../pages/order-confirmation-page')),
  },
  {
    paths: sales('purchase', 'expresscheckout/editshippingaddress'),
    file: 'edit-address-page',
    load: named('EditAddressPage', () => import('@soe/shop-checkout/edit-address-page')),
  },
  {
    paths: sales('purchase', 'e911'),
    file: 'e911-page',
    load: named('E911Page', () => import('@soe/shop-checkout/e911-page')),
  },
  leadPage(sales('purchase', 'checkout'), 'leadToCheckout'),
]
