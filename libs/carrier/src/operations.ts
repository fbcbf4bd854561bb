import type { Contract, OperationKey } from '@soe/contracts'
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
import type { CarrierOperation } from './operation/carrier-operation'

type CarrierOperations = {
  readonly [Area in keyof Contract & string]: {
    readonly [Name in keyof Contract[Area] & string]: CarrierOperation<`${Area}.${Name}` & OperationKey>
  }
}

/** Every operation by area and name; a missing one does not compile. */
const carrierOperations: CarrierOperations = {
  cart,
  cases,
  catalogue,
  chat,
  checkout,
  content,
  device,
  landing,
  log,
  omni,
  payment,
  plans,
  pricing,
  promo,
  quote,
  recommendations,
  session,
  support,
  tradeIn,
  wishlist,
}

const byKey = new Map<string, unknown>(
  Object.entries<object>(carrierOperations).flatMap(([area, operations]) =>
    Object.entries<unknown>({ ...operations }).map(([name, operation]) => [`${area}.${name}`, operation]),
  ),
)

/** The operation of a key. */
export const findCarrierOperation = <Key extends OperationKey>(key: Key): CarrierOperation<Key> =>
  // The table above is typed by key, which the map loses.
  byKey.get(key) as CarrierOperation<Key>
