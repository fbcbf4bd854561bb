import * as cart from '../cart/cart.schema'
import * as cases from '../cases/cases.schema'
import * as catalogue from '../catalogue/catalogue.schema'
import * as cartLine from '../checkout/cart-line.schema'
import * as cartView from '../checkout/cart-view.schema'
import * as checkout from '../checkout/checkout.schema'
import * as payment from '../checkout/payment.schema'
import * as shipment from '../checkout/shipment.schema'
import * as content from '../content/content.schema'
import * as landing from '../landing/landing.schema'
import * as plans from '../plans/plans.schema'
import * as quote from '../quote/quote.schema'
import * as session from '../session/session.schema'
import * as cartInfo from '../shared/cart-info.schema'
import * as cartValidationError from '../shared/cart-validation-error.schema'
import * as featureFlags from '../shared/feature-flags.schema'
import * as fields from '../shared/fields.schema'
import * as processStep from '../shared/process-step.schema'
import * as proposition from '../shared/proposition.schema'
import * as service from '../shared/service.schema'
import * as tradeIn from '../trade-in/trade-in.schema'
import * as wishlist from '../wishlist/wishlist.schema'

/** The files of schemas that several operations share; a schema outside them has no name in the document. */
export const schemaFiles = [
  cart,
  cases,
  catalogue,
  cartLine,
  cartView,
  checkout,
  payment,
  shipment,
  content,
  landing,
  plans,
  quote,
  session,
  cartInfo,
  cartValidationError,
  featureFlags,
  fields,
  processStep,
  proposition,
  service,
  tradeIn,
  wishlist,
]
