export { OrderConfirmation } from './confirmation/order-confirmation'
export { ExpressCheckout } from './express/express-checkout'
export { CheckoutStepPage } from './flow/checkout-step-page'
export { OrderReview } from './review/order-review'
