import { cartSideFacts } from './cart/cart.facts'
import { askedTwiceFacts } from './checkout/asked-twice.facts'
import { cartDueFacts } from './checkout/cart-due.facts'
import { cartExtrasFacts } from './checkout/cart-extras.facts'
import { cartFrameFact } from './checkout/cart-frame.facts'
import { cartGivenFacts } from './checkout/cart-given.facts'
import { cartIdFacts } from './checkout/cart-ids.facts'
import { cartStepFacts } from './checkout/cart-step.facts'
import { cartStateFacts } from './checkout/cart-state.facts'
import { cartFacts } from './checkout/cart.facts'
import { contentFacts } from './content/content.facts'
import { catalogueFacts } from './catalogue/catalogue.facts'
import { promisedFacts } from './catalogue/promised.facts'
import { checkoutFacts } from './checkout/checkout.facts'
import { orderFacts } from './checkout/order.facts'
import { repeatedFacts } from './checkout/repeated.facts'
import { chatFacts } from './chat/chat.facts'
import type { AnyFact } from './promise/fact'
import { cardFacts } from './checkout/card.facts'
import { plansFacts } from './plans/plans.facts'
import { promoCasesFact } from './promo/promo.facts'
import { recommendationsFacts } from './recommendations/recommendations.facts'
import { sessionFacts } from './session/session.facts'
import { wishlistFacts } from './wishlist/wishlist.facts'

export const facts: readonly AnyFact[] = [
  ...sessionFacts,
  ...cartIdFacts,
  ...cartFacts,
  ...cartExtrasFacts,
  ...cartDueFacts,
  ...cartStateFacts,
  cartFrameFact,
  ...cartGivenFacts,
  ...cartStepFacts,
  ...cartSideFacts,
  ...checkoutFacts,
  ...orderFacts,
  ...cardFacts,
  promoCasesFact,
  ...wishlistFacts,
  ...catalogueFacts,
  ...promisedFacts,
  ...contentFacts,
  ...askedTwiceFacts,
  ...repeatedFacts,
  ...chatFacts,
  ...plansFacts,
  ...recommendationsFacts,
]
