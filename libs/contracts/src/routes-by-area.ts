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
import type { OperationKey, OperationTable } from './operations-by-area'
import type { RouteEntry } from './route'

/** The route of one operation: its key, its method, and reads that exist. */
interface EntryOf<Key extends string, Operation> extends RouteEntry {
  readonly route: RouteEntry['route'] & {
    readonly key: Key
    readonly method: Operation extends { method: infer Method } ? Method : never
    readonly makesStale?: readonly OperationKey[]
  }
}

/** A route for each operation: a missing one, or one of another operation, does not compile. */
export type AllRoutes = {
  readonly [Area in keyof OperationTable & string]: {
    readonly [Name in keyof OperationTable[Area] & string]: EntryOf<`${Area}.${Name}`, OperationTable[Area][Name]>
  }
}

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
} satisfies AllRoutes
