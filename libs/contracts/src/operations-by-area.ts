import * as cart from './cart/cart.operations'
import * as cases from './cases/cases.operations'
import * as catalogue from './catalogue/catalogue.operations'
import * as chat from './chat/chat.operations'
import * as checkout from './checkout/checkout.operations'
import * as content from './content/content.operations'
import * as device from './device/device.operations'
import * as landing from './landing/landing.operations'
import * as log from './log/log.operations'
import * as omni from './omni/omni.operations'
import * as payment from './payment/payment.operations'
import * as plans from './plans/plans.operations'
import * as pricing from './pricing/pricing.operations'
import * as promo from './promo/promo.operations'
import * as quote from './quote/quote.operations'
import * as recommendations from './recommendations/recommendations.operations'
import * as session from './session/session.operations'
import * as support from './support/support.operations'
import * as tradeIn from './trade-in/trade-in.operations'
import * as wishlist from './wishlist/wishlist.operations'

/** The file of every operation, by area and name. */
export const operationFiles = {
  catalogue,
  cart,
  promo,
  checkout,
  payment,
  pricing,
  plans,
  wishlist,
  recommendations,
  cases,
  landing,
  session,
  quote,
  tradeIn,
  content,
  log,
  chat,
  support,
  device,
  omni,
}

type Files = typeof operationFiles

/** A file exports its operation under the operation's own name. */
type OperationIn<File, Name extends PropertyKey> =
  File extends Readonly<Record<Name, infer Operation>> ? Operation : never

/** What every operation of the carrier takes and answers, whatever the audience. */
export type OperationTable = {
  [Area in keyof Files]: { [Name in keyof Files[Area]]: OperationIn<Files[Area][Name], Name> }
}

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
