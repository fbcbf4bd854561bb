import { type Aim, pageFaults } from './page-faults'

const cart = 'a gift and one more accessory go into the cart'
const removal = 'a line is removed and brought back'
const payment = 'a prospect pays and orders'
const onePage = 'orders on one page, on the next bill'

/** Where faults of pages show that their first cells do not show. */
const moved: Readonly<Record<string, readonly Aim[]>> = {
  'busy-button-drops-the-focus': [['changes a plan', 'cart.addPlan#1 slow']],
  'draft-is-dropped-when-sent': [['who orders, and where it goes', 'checkout.updateContact#1 down']],
  'failure-is-wiped-by-the-next-read': [[removal, 'cart.removeDevice#1 answer-lost-twice']],
}

/** The cells whose failure should show a fault, as its own sentence tells. */
export const aimedCells: Readonly<Record<string, readonly Aim[]>> = {
  ...Object.fromEntries(pageFaults.map(({ id, aim }) => [id, [aim]])),
  ...moved,
  'busy-button-still-clicks': [['changes a plan', 'cart.addPlan#1 press-again']],
  'call-retried-once-too-often': [[removal, 'checkout.getCheckoutDetails#1 status-503-twice']],
  'change-leaves-a-read-stale': [[cart, 'cart.addAccessories#2 lost-answer']],
  'changed-order-is-unsaid': [[onePage, 'checkout.placeOrder#1 price-changed']],
  'declined-payment-without-focus': [[payment, 'checkout.placeOrder#1 error-PAYMENT_DECLINED']],
  'donation-rounds-another-order-up': [[cart, 'cart.addDonation#1 price-changed']],
  'down-payment-missing-from-the-total': [[payment, 'checkout.selectPayment#1 credit-changed']],
  'failed-order-shown-before-it-is-read': [[onePage, 'checkout.placeOrder#1 price-changed']],
  'focus-is-not-held': [['changes a plan', 'plans.getPlans#1 hang']],
  'garbled-answer-is-final': [[cart, 'cart.addAccessories#2 malformed']],
  'guest-is-not-told-what-failed': [[removal, 'checkout.getCheckoutDetails#1 error-417']],
  'locked-cart-called-empty': [[removal, 'cases.getCases#1 lock-taken', 'checkout.getCheckoutDetails#1 lock-taken']],
  'locked-cart-steps-quantities': [[cart, 'cases.getCases#1 lock-taken']],
  'locked-lines-go-on': [['a line is protected', 'cart.addFeatures#1 lock-taken']],
  'long-wait-is-silent': [['changes a plan', 'plans.getPlans#1 hang']],
  'nothing-is-ever-given-up': [[removal, 'cart.removeDevice#1 hang']],
  'order-button-is-dead-after-a-failure': [[payment, 'checkout.placeOrder#1 down']],
  'press-beside-the-consent-is-lost': [[onePage, 'checkout.acceptAgreements#1 slow']],
  'refusal-leaves-the-page-stale': [[cart, 'cart.addAccessories#2 lock-taken']],
  'refused-gift-unticks-in-silence': [[cart, 'cart.addDonation#1 error-DONATION_NOT_ELIGIBLE']],
  'refused-quantity-stays': [[cart, 'cart.addAccessories#2 error-QUANTITY_LIMIT']],
  'refused-protection-stays-chosen': [['a line is protected', 'cart.addFeatures#1 error-1079']],
  'removed-line-stays-until-the-answer': [[removal, 'cart.removeDevice#1 hang']],
  'repeated-change-gets-a-new-id': [[payment, 'checkout.placeOrder#1 answer-lost-twice']],
  'retry-only-closes-its-notice': [[removal, 'checkout.getCheckoutDetails#2 down']],
  'session-ends-twice': [[cart, 'cart.addDonation#1 session-ended']],
  'sold-out-called-declined': [[payment, 'checkout.placeOrder#1 error-OUT_OF_STOCK']],
  'sold-out-order-fails-twice': [[onePage, 'checkout.placeOrder#1 sold-out']],
  'unread-cart-called-empty': [[removal, 'checkout.getCheckoutDetails#2 down']],
  'unread-wishlist-called-empty': [['keeps a wishlist', 'content.getFeatureFlags#2 status-503-twice']],
}
