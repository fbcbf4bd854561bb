import { findDeviceSku, findFeature, findOffer, findPlan, offerUntil, type PromotionModel } from '@soe/catalogue'
import type { AmountRow, Language, Totals } from '@soe/contracts'
import type { CartLineState, CartState, FeatureState } from '@soe/world'
import { featureCents, isProtection } from '../lines/line-features'
import { type CartPrice, type LinePrice, sum } from './price-cart'
import { offerOfLine } from '../offers/earned-offers'
import type { OfferPrice } from '../offers/line-offer'
import { creditCents, takenTradeIns } from '../trade-in/trade-in-items'
import { earnedPromotion, isInstant } from './trade-in-promotion'
import { deliveryCentsOf } from '../delivery/parcels'
import { estimatedZipOf } from '../delivery/tax-state'
import { shipsNothing } from '../lines/line-kind'
import type { PricedLines } from './priced-cart'

/** One row of a total, or none where it costs nothing; delivery is listed even when it is free. */
const row = (code: AmountRow['code'], cents: number, more: Partial<AmountRow> = {}): AmountRow[] =>
  cents === 0 && code !== 'delivery' ? [] : [{ code, amount: cents / 100, ...more }]

const namesOf = (line: CartLineState | undefined) => ({
  device: line?.device && findDeviceSku(line.device.skuId)?.model.name,
  plan: line?.planId === undefined ? undefined : findPlan(line.planId)?.displayName,
})

const named = (name: string | undefined) => (name === undefined ? {} : { name })

const featureRow = (feature: FeatureState): AmountRow[] =>
  row(
    isProtection(feature) ? 'protection' : 'feature',
    featureCents(feature),
    named(findFeature(feature.id)?.displayName),
  )

const featureRows = (features: readonly FeatureState[] = []): AmountRow[] => features.flatMap(featureRow)

/** Of bills with the same amount, the last where it differs. */
const lastOf = (cents: number, lastCents = cents) => (lastCents === cents ? {} : { lastAmount: lastCents / 100 })

const lineRows = (line: CartLineState | undefined, price: LinePrice): AmountRow[] => {
  const names = namesOf(line)
  return [
    ...row('instalment', price.deviceMonthlyCents, {
      ...named(names.device),
      quantity: line?.device?.term ?? 0,
      ...lastOf(price.deviceMonthlyCents, price.deviceLastCents),
    }),
    ...row('plan', price.planMonthlyCents, named(names.plan)),
    ...row('without-auto-pay', price.withoutAutoPayCents),
    ...featureRows(line?.features),
  ]
}

/** How offers are listed: in whose language, and of which day. */
interface OfferReader {
  readonly language: Language
  readonly day: string
}

const offerRow = (price: OfferPrice, cents: number, { language, day }: OfferReader): AmountRow[] => {
  const { offerId, months, lastCents = cents } = price
  const offer = findOffer(offerId)
  return row('offer-discount', -cents, {
    ...named(offer?.text[language]),
    ...(months > 0 && { quantity: months, ...lastOf(-cents, -lastCents) }),
    ...(offer && offerUntil(offer, day)),
  })
}

const offerTodayRows = ({ offers }: LinePrice, reader: OfferReader) =>
  offers.flatMap((offer) => offerRow(offer, offer.todayCents, reader))

const offerMonthlyRows = ({ offers }: LinePrice, reader: OfferReader) =>
  offers.flatMap((offer) => offerRow(offer, offer.monthlyCents, reader))

export const offerRowsOf = (price: LinePrice, reader: OfferReader): AmountRow[] => [
  ...offerTodayRows(price, reader),
  ...offerMonthlyRows(price, reader),
]

const monthlyRows = ({ lines, accountFeatures }: CartState, price: CartPrice, reader: OfferReader): AmountRow[] => [
  ...price.lines.flatMap((linePrice, index) => [
    ...lineRows(lines[index], linePrice),
    ...offerMonthlyRows(linePrice, reader),
  ]),
  ...featureRows(accountFeatures),
]

/** What a trade-in takes off one later bill: its value, and a promotion that no instalments are lowered by. */
const creditRows = (cart: CartState, { language }: OfferReader): AmountRow[] =>
  takenTradeIns(cart).flatMap((item) => {
    const promotion = earnedPromotion(cart, item)
    const line = cart.lines.find(({ lineId }) => lineId === item.lineId)
    const text = line && offerOfLine(line)?.text[language]
    return [
      ...row('trade-in-discount', -creditCents(item), named(item.deviceModel)),
      ...(promotion && isInstant(promotion)
        ? row('offer-discount', -Math.round(promotion.amount * 100), named(text))
        : []),
    ]
  })

/** The security deposit of an account whose credit needs one. */
const depositCentsOf = ({ creditTerms, lines }: CartState) =>
  lines.length > 0 ? (creditTerms?.securityDepositCents ?? 0) : 0

const promotionRows = (promotions: readonly PromotionModel[], { promos }: CartPrice, language: Language): AmountRow[] =>
  promotions.flatMap(({ displayName }, index) =>
    row('promo-discount', -(promos[index]?.cents ?? 0), named(displayName[language])),
  )

const deviceRows = ({ lines }: CartState, price: CartPrice): AmountRow[] =>
  price.lines.flatMap((line, index) =>
    row(
      (lines[index]?.device?.term ?? 0) > 0 ? 'down-payment' : 'device',
      line.deviceTodayCents,
      named(namesOf(lines[index]).device),
    ),
  )

const taxedAt = (cart: CartState) => {
  const zipCode = estimatedZipOf(cart)
  return zipCode === undefined ? {} : { zipCode }
}

/** The rows that add up to what is due today. */
const todayRows = (
  cart: CartState,
  { price, promotions }: PricedLines,
  firstMonthCents: number,
  reader: OfferReader,
): AmountRow[] => [
  ...deviceRows(cart, price),
  ...row('security-deposit', depositCentsOf(cart)),
  ...row(
    'accessories',
    sum(price.lines, (line) => line.accessoriesCents),
  ),
  ...row('bundle-discount', -price.bundle.discountCents, { quantity: price.bundle.rate }),
  ...price.lines.flatMap((line) => offerTodayRows(line, reader)),
  ...promotionRows(promotions, price, reader.language),
  ...row('plan', firstMonthCents),
  ...row(
    'activation',
    sum(price.lines, (line) => line.activationFeeCents),
  ),
  ...(shipsNothing(cart) ? [] : row('delivery', deliveryCentsOf(cart))),
  ...row('tax', price.taxCents, taxedAt(cart)),
  ...row('donation', price.donationCents, named(cart.donation?.charityOrganization)),
]

export const totalsOf = (cart: CartState, priced: PricedLines, reader: OfferReader): Totals => {
  const { price } = priced
  const credits = creditRows(cart, reader)
  const firstMonthCents = cart.lob === 'prepaid' ? sum(price.lines, (line) => line.planMonthlyCents) : 0
  return {
    dueToday: (price.dueTodayCents + firstMonthCents + deliveryCentsOf(cart) + depositCentsOf(cart)) / 100,
    dueMonthly: price.dueMonthlyCents / 100,
    todayRows: cart.lines.length > 0 ? todayRows(cart, priced, firstMonthCents, reader) : [],
    monthlyRows: monthlyRows(cart, price, reader),
    ...(credits.length > 0 && { creditRows: credits }),
  }
}
