import type { Page } from '@soe/shop-platform'
import { checkoutStepPages } from './steps/checkout-step.page'
import { orderReviewPage } from './express/order-review.page'
import { expressCheckoutPage } from './express/express-checkout.page'
import { editAddressPage } from './delivery/edit-address.page'
import { e911Page } from './e911/e911.page'
import { creditFormPages } from './credit/credit-form.page'
import { creditPage } from './credit/credit.page'
import { exchangeReviewPage } from './review/exchange-review.page'
import { agreementPages } from './agreements/agreement.page'
import { ordersPage } from './orders/orders.page'
import { orderPage } from './orders/order.page'

export const checkoutPages: readonly Page[] = [
  ...checkoutStepPages,
  orderReviewPage,
  expressCheckoutPage,
  editAddressPage,
  e911Page,
  ...creditFormPages,
  creditPage,
  exchangeReviewPage,
  ...agreementPages,
  ordersPage,
  orderPage,
]

/** Show parts of other features too, which the storefront adds. */
export { orderConfirmationPage } from './confirmation/order-confirmation.page'
export { checkoutLead } from './steps/checkout-lead.page'
