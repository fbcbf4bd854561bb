import { cartRoutes } from './cart/cart.routes'
import { casesRoutes } from './cases/cases.routes'
import { catalogueRoutes } from './catalogue/catalogue.routes'
import { chatRoutes } from './chat/chat.routes'
import { checkoutRoutes } from './checkout/checkout.routes'
import { contentRoutes } from './content/content.routes'
import { deviceRoutes } from './device/device.routes'
import { landingRoutes } from './landing/landing.routes'
import { logRoutes } from './log/log.routes'
import { omniRoutes } from './omni/omni.routes'
import { paymentRoutes } from './payment/payment.routes'
import { plansRoutes } from './plans/plans.routes'
import { pricingRoutes } from './pricing/pricing.routes'
import { promoRoutes } from './promo/promo.routes'
import { quoteRoutes } from './quote/quote.routes'
import { recommendationsRoutes } from './recommendations/recommendations.routes'
import { sessionRoutes } from './session/session.routes'
import { supportRoutes } from './support/support.routes'
import { tradeInRoutes } from './trade-in/trade-in.routes'
import { wishlistRoutes } from './wishlist/wishlist.routes'
import type { AreaRoutes } from './route'
import type { OperationTable } from './operations-by-area'

/** Every route by area and name, for servers and documents. A browser imports the routes that it calls. */
export const routesByArea = {
  catalogue: catalogueRoutes,
  cart: cartRoutes,
  promo: promoRoutes,
  checkout: checkoutRoutes,
  payment: paymentRoutes,
  pricing: pricingRoutes,
  plans: plansRoutes,
  wishlist: wishlistRoutes,
  recommendations: recommendationsRoutes,
  cases: casesRoutes,
  landing: landingRoutes,
  session: sessionRoutes,
  quote: quoteRoutes,
  tradeIn: tradeInRoutes,
  content: contentRoutes,
  log: logRoutes,
  chat: chatRoutes,
  support: supportRoutes,
  device: deviceRoutes,
  omni: omniRoutes,
} satisfies { [Area in keyof OperationTable]: AreaRoutes<Area> }
