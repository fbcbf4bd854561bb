import { initContract } from '@ts-rest/core'
import { cartContract } from './cart/cart.contract'
import { casesContract } from './cases/cases.contract'
import { catalogueContract } from './catalogue/catalogue.contract'
import { checkoutContract } from './checkout/checkout.contract'
import { contentContract } from './content/content.contract'
import { landingContract } from './landing/landing.contract'
import { logContract } from './log/log.contract'
import { plansContract } from './plans/plans.contract'
import { recommendationsContract } from './recommendations/recommendations.contract'
import { sessionContract } from './session/session.contract'
import { wishlistContract } from './wishlist/wishlist.contract'

/** Every operation of the carrier, defined once, whatever the audience. */
export const contract = initContract().router({
  catalogue: catalogueContract,
  cart: cartContract,
  checkout: checkoutContract,
  plans: plansContract,
  wishlist: wishlistContract,
  recommendations: recommendationsContract,
  cases: casesContract,
  landing: landingContract,
  session: sessionContract,
  content: contentContract,
  log: logContract,
})

export type Contract = typeof contract
