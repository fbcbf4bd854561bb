import { cartInvariants } from './cart/cart.invariants'
import { casesInvariants } from './cases/cases.invariants'
import { catalogueInvariants } from './catalogue/catalogue.invariants'
import { stockInvariants } from './catalogue/stock.invariants'
import { chatInvariants } from './chat/chat.invariants'
import { askedPartsInvariants } from './checkout/asked-parts.invariants'
import { cartLinesInvariants } from './checkout/cart-lines.invariants'
import { cartPartsInvariants } from './checkout/cart-parts.invariants'
import { cartTotalsInvariants } from './checkout/cart-totals.invariants'
import { cartViewInvariants } from './checkout/cart-view.invariants'
import { checkoutInvariants } from './checkout/checkout.invariants'
import { shipmentPartsInvariants } from './checkout/shipment-parts.invariants'
import { shipmentInvariants } from './checkout/shipment.invariants'
import { contentInvariants } from './content/content.invariants'
import { deviceInvariants } from './device/device.invariants'
import { omniInvariants } from './omni/omni.invariants'
import { plansInvariants } from './plans/plans.invariants'
import { promoInvariants } from './promo/promo.invariants'
import { recommendationsInvariants } from './recommendations/recommendations.invariants'
import { sessionInvariants } from './session/session.invariants'
import { askedInvariants } from './shared/asked.invariants'
import { processStepInvariants } from './shared/process-step.invariants'
import { textInvariants } from './shared/texts.invariants'
import { supportInvariants } from './support/support.invariants'
import { tradeInInvariants } from './trade-in/trade-in.invariants'
import { wishlistInvariants } from './wishlist/wishlist.invariants'

export const invariants = [
  ...cartInvariants,
  ...casesInvariants,
  ...catalogueInvariants,
  ...stockInvariants,
  ...chatInvariants,
  ...cartLinesInvariants,
  ...cartViewInvariants,
  ...cartPartsInvariants,
  ...cartTotalsInvariants,
  ...checkoutInvariants,
  ...askedPartsInvariants,
  ...shipmentInvariants,
  ...shipmentPartsInvariants,
  ...contentInvariants,
  ...deviceInvariants,
  ...omniInvariants,
  ...plansInvariants,
  ...promoInvariants,
  ...recommendationsInvariants,
  ...sessionInvariants,
  ...askedInvariants,
  ...processStepInvariants,
  ...textInvariants,
  ...supportInvariants,
  ...tradeInInvariants,
  ...wishlistInvariants,
]

/** The ids of all of them: each is the kind of a finding. */
export type InvariantId = (typeof invariants)[number]['rows'][number]['id']
