import type { Language } from '@soe/contracts'
import { taxBasisPoints } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import { taxStateOf } from '../delivery/tax-state'
import { totalsOf } from './cart-totals'
import { livePromotionsOf } from './price-promos'
import type { PricedCart, PricedLines } from './priced-cart'
import { featuresCents, pricedLine } from './priced-line'
import { priceCart, type LinePrice } from './price-cart'

/** What each line costs now. Prepaid plans are paid in advance: the first month is due today. */
export const priceCartLines = (
  cart: CartState,
  now: number,
  basisPoints = taxBasisPoints(taxStateOf(cart)),
): PricedLines => {
  const promotions = livePromotionsOf(cart, now)
  const price = priceCart({
    lines: cart.lines.map(pricedLine(cart)),
    taxBasisPoints: basisPoints,
    promos: promotions,
    accountMonthlyCents: featuresCents(cart.accountFeatures),
    donationCents: cart.donation?.amountCents ?? 0,
  })
  const paidInAdvance = (line: LinePrice) => (cart.lob === 'prepaid' ? line.planMonthlyCents : 0)
  const lines = price.lines.map((line) => ({
    todayCents: line.dueTodayCents + paidInAdvance(line),
    monthlyCents: line.dueMonthlyCents,
  }))
  return { price, promotions, lines }
}

/** What the cart costs now, with its totals; the language is that of their rows. */
export const priceCartState = (cart: CartState, now: number, language: Language = 'en'): PricedCart => {
  const priced = priceCartLines(cart, now)
  return { ...priced, totals: totalsOf(cart, priced, { language, now }) }
}
