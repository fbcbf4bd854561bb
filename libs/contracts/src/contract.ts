import { initContract } from '@ts-rest/core'
import { cartContract } from './cart/cart.contract'
import { casesContract } from './cases/cases.contract'
import { catalogueContract } from './catalogue/catalogue.contract'
import { chatContract } from './chat/chat.contract'
import { checkoutContract } from './checkout/checkout.contract'
import { contentContract } from './content/content.contract'
import { deviceContract } from './device/device.contract'
import { landingContract } from './landing/landing.contract'
import { logContract } from './log/log.contract'
import { omniContract } from './omni/omni.contract'
import { paymentContract } from './payment/payment.contract'
import { plansContract } from './plans/plans.contract'
import { promoContract } from './promo/promo.contract'
import { quoteContract } from './quote/quote.contract'
import { pricingContract } from './pricing/pricing.contract'
import { recommendationsContract } from './recommendations/recommendations.contract'
import { sessionContract } from './session/session.contract'
import { supportContract } from './support/support.contract'
import { tradeInContract } from './trade-in/trade-in.contract'
import { wishlistContract } from './wishlist/wishlist.contract'

/** Every operation of the carrier, defined once, whatever the audience. */
export const contract = initContract().router({
  catalogue: catalogueContract,
  cart: cartContract,
  promo: promoContract,
  checkout: checkoutContract,
  payment: paymentContract,
  pricing: pricingContract,
  plans: plansContract,
  wishlist: wishlistContract,
  recommendations: recommendationsContract,
  cases: casesContract,
  landing: landingContract,
  session: sessionContract,
  quote: quoteContract,
  tradeIn: tradeInContract,
  content: contentContract,
  log: logContract,
  chat: chatContract,
  support: supportContract,
  device: deviceContract,
  omni: omniContract,
})

export type Contract = typeof contract
