import type { Language } from '@soe/contracts'
import { taxBasisPoints } from '@soe/catalogue'
import type { CartState } from '@soe/world'
import type { Pricing } from '../clock/sold-skus'
import { worldDay } from '../clock/world-day'
import { taxStateOf } from '../delivery/tax-state'
import { totalsOf } from './cart-totals'
import { livePromotionsOf } from './price-promos'
import type { LineDue, PricedCart, PricedLines } from './priced-cart'
import { featuresCents, pricedLine } from './priced-line'
import { priceCart, priceLines, type LinePrice } from './price-cart'

/** Prepaid plans are paid in advance: the first month is due today. */
const dueOf =
  ({ lob }: CartState) =>
  ({ dueTodayCents, dueMonthlyCents, planMonthlyCents }: LinePrice): LineDue => ({
    todayCents: dueTodayCents + (lob === 'prepaid' ? planMonthlyCents : 0),
    monthlyCents: dueMonthlyCents,
  })

/** What is due on each line, whatever the order costs besides. */
export const dueByLine = (cart: CartState, clock: Pricing): readonly LineDue[] =>
  priceLines(cart.lines.map(pricedLine(cart, clock))).lines.map(dueOf(cart))

/** What each line costs now, and the order. */
export const priceCartLines = (
  cart: CartState,
  clock: Pricing,
  basisPoints = taxBasisPoints(taxStateOf(cart)),
): PricedLines => {
  const day = worldDay(clock)
  const promotions = livePromotionsOf(cart, clock.now)
  const price = priceCart({
    lines: cart.lines.map(pricedLine(cart, clock)),
    taxBasisPoints: basisPoints,
    promos: promotions,
    accountMonthlyCents: featuresCents(cart.accountFeatures),
    donationCents: cart.donation?.amountCents ?? 0,
  })
  return { price, promotions, day, lines: price.lines.map(dueOf(cart)) }
}

/** What the cart costs now, with its totals; the language is that of their rows. */
export const priceCartState = (cart: CartState, clock: Pricing, language: Language = 'en'): PricedCart => {
  const priced = priceCartLines(cart, clock)
  return { ...priced, totals: totalsOf(cart, priced, { language, day: priced.day }) }
}
