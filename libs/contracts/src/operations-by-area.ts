import { cartOperations } from './cart/cart.operations'
import { casesOperations } from './cases/cases.operations'
import { catalogueOperations } from './catalogue/catalogue.operations'
import { chatOperations } from './chat/chat.operations'
import { checkoutOperations } from './checkout/checkout.operations'
import { contentOperations } from './content/content.operations'
import { deviceOperations } from './device/device.operations'
import { landingOperations } from './landing/landing.operations'
import { logOperations } from './log/log.operations'
import { omniOperations } from './omni/omni.operations'
import { paymentOperations } from './payment/payment.operations'
import { plansOperations } from './plans/plans.operations'
import { pricingOperations } from './pricing/pricing.operations'
import { promoOperations } from './promo/promo.operations'
import { quoteOperations } from './quote/quote.operations'
import { recommendationsOperations } from './recommendations/recommendations.operations'
import { sessionOperations } from './session/session.operations'
import { supportOperations } from './support/support.operations'
import { tradeInOperations } from './trade-in/trade-in.operations'
import { wishlistOperations } from './wishlist/wishlist.operations'

/** What every operation of the carrier takes and answers, defined once whatever the audience. */
export const operationsByArea = {
  catalogue: catalogueOperations,
  cart: cartOperations,
  promo: promoOperations,
  checkout: checkoutOperations,
  payment: paymentOperations,
  pricing: pricingOperations,
  plans: plansOperations,
  wishlist: wishlistOperations,
  recommendations: recommendationsOperations,
  cases: casesOperations,
  landing: landingOperations,
  session: sessionOperations,
  quote: quoteOperations,
  tradeIn: tradeInOperations,
  content: contentOperations,
  log: logOperations,
  chat: chatOperations,
  support: supportOperations,
  device: deviceOperations,
  omni: omniOperations,
}

export type OperationTable = typeof operationsByArea

/** `area.operation`, the name of an operation at every stop. */
export type OperationKey = {
  [Area in keyof OperationTable & string]: `${Area}.${keyof OperationTable[Area] & string}`
}[keyof OperationTable & string]

/** What an operation takes and answers, by its key. */
export type OperationOf<Key extends OperationKey> = Key extends `${infer Area}.${infer Name}`
  ? Area extends keyof OperationTable
    ? Name extends keyof OperationTable[Area]
      ? OperationTable[Area][Name]
      : never
    : never
  : never
