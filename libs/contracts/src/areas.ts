import * as cart from './cart/cart.operations'
import { cartRoutes } from './cart/cart.routes'
import * as cases from './cases/cases.operations'
import { casesRoutes } from './cases/cases.routes'
import * as catalogue from './catalogue/catalogue.operations'
import { catalogueRoutes } from './catalogue/catalogue.routes'
import * as chat from './chat/chat.operations'
import { chatRoutes } from './chat/chat.routes'
import * as checkout from './checkout/checkout.operations'
import { checkoutRoutes } from './checkout/checkout.routes'
import * as content from './content/content.operations'
import { contentRoutes } from './content/content.routes'
import * as device from './device/device.operations'
import { deviceRoutes } from './device/device.routes'
import * as landing from './landing/landing.operations'
import { landingRoutes } from './landing/landing.routes'
import * as log from './log/log.operations'
import { logRoutes } from './log/log.routes'
import * as omni from './omni/omni.operations'
import { omniRoutes } from './omni/omni.routes'
import * as payment from './payment/payment.operations'
import { paymentRoutes } from './payment/payment.routes'
import * as plans from './plans/plans.operations'
import { plansRoutes } from './plans/plans.routes'
import * as pricing from './pricing/pricing.operations'
import { pricingRoutes } from './pricing/pricing.routes'
import * as promo from './promo/promo.operations'
import { promoRoutes } from './promo/promo.routes'
import * as quote from './quote/quote.operations'
import { quoteRoutes } from './quote/quote.routes'
import * as recommendations from './recommendations/recommendations.operations'
import { recommendationsRoutes } from './recommendations/recommendations.routes'
import * as session from './session/session.operations'
import { sessionRoutes } from './session/session.routes'
import * as support from './support/support.operations'
import { supportRoutes } from './support/support.routes'
import * as tradeIn from './trade-in/trade-in.operations'
import { tradeInRoutes } from './trade-in/trade-in.routes'
import * as wishlist from './wishlist/wishlist.operations'
import { wishlistRoutes } from './wishlist/wishlist.routes'
import type { Owner } from './owner'
import type { RouteEntry } from './route'

interface AreaRecord {
  readonly files: object
  readonly owner: Owner
  readonly routes: object
  readonly summary: string
}

/** Every area: the files of its operations and their routes, by name, who holds its state, and what it is about. */
export const areas = {
  catalogue: {
    files: catalogue,
    owner: 'catalogue',
    routes: catalogueRoutes,
    summary: 'Products, bundles and inventory',
  },
  cart: { files: cart, owner: 'cart', routes: cartRoutes, summary: 'The cart and its changes' },
  promo: { files: promo, owner: 'cart', routes: promoRoutes, summary: 'Promotions and their codes' },
  checkout: { files: checkout, owner: 'cart', routes: checkoutRoutes, summary: 'Checkout, payment choice and orders' },
  payment: { files: payment, owner: 'cart', routes: paymentRoutes, summary: 'Payment services' },
  pricing: { files: pricing, owner: 'cart', routes: pricingRoutes, summary: 'Accepted offers' },
  plans: { files: plans, owner: 'catalogue', routes: plansRoutes, summary: 'Plans for a line' },
  wishlist: { files: wishlist, owner: 'wishlist', routes: wishlistRoutes, summary: 'Wishlists and favorites' },
  recommendations: {
    files: recommendations,
    owner: 'recommendations',
    routes: recommendationsRoutes,
    summary: 'Recommendations and item counts',
  },
  cases: {
    files: cases,
    owner: 'cart',
    routes: casesRoutes,
    summary: 'Cases that hold a customer’s carts, and their locks',
  },
  landing: { files: landing, owner: 'cart', routes: landingRoutes, summary: 'The next step of a purchase' },
  session: { files: session, owner: 'session', routes: sessionRoutes, summary: 'Session lifetime and sign-out' },
  quote: { files: quote, owner: 'cart', routes: quoteRoutes, summary: 'Carts prepared by a representative' },
  tradeIn: { files: tradeIn, owner: 'trade-in', routes: tradeInRoutes, summary: 'Trade-ins' },
  content: { files: content, owner: 'catalogue', routes: contentRoutes, summary: 'Content and feature flags' },
  log: { files: log, owner: 'log', routes: logRoutes, summary: 'Log records of the shop' },
  chat: { files: chat, owner: 'chat', routes: chatRoutes, summary: 'Chat and video with a person' },
  support: { files: support, owner: 'chat', routes: supportRoutes, summary: 'Video help from store specialists' },
  device: {
    files: device,
    owner: 'catalogue',
    routes: deviceRoutes,
    summary: 'Protection and eSIM support of devices',
  },
  omni: { files: omni, owner: 'cart', routes: omniRoutes, summary: 'Data layer of page analytics' },
} satisfies Readonly<Record<string, AreaRecord>>

type Areas = typeof areas

/** A file exports its operation under the operation's own name. */
type OperationIn<File, Name extends PropertyKey> =
  File extends Readonly<Record<Name, infer Operation>> ? Operation : never

/** What every operation of the carrier takes and answers, whatever the audience. */
export type OperationTable = {
  [Area in keyof Areas]: { [Name in keyof Areas[Area]['files']]: OperationIn<Areas[Area]['files'][Name], Name> }
}

/** `area.operation`, the name of an operation at every stop. */
export type OperationKey = {
  [Area in keyof OperationTable & string]: `${Area}.${keyof OperationTable[Area] & string}`
}[keyof OperationTable & string]

export type OperationOf<Key extends OperationKey> = Key extends `${infer Area}.${infer Name}`
  ? Area extends keyof OperationTable
    ? Name extends keyof OperationTable[Area]
      ? OperationTable[Area][Name]
      : never
    : never
  : never

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
    readonly routes: {
      readonly [Name in keyof OperationTable[Area] & string]: EntryOf<`${Area}.${Name}`, OperationTable[Area][Name]>
    }
  }
}
