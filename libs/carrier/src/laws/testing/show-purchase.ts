import { findAccessorySku, findProductFor } from '@soe/catalogue'
import { carrierTimeZone, readInstant } from '@soe/rules'
import type { CartLineState, CartState, TradeInState } from '@soe/world'
import { unearnedOffer } from '../../domain/offers/earned-offers'
import { offerRowsOf } from '../../domain/pricing/cart-totals'
import { priceCartState } from '../../domain/pricing/cart-pricing'
import { tradeInDetailOf } from '../../domain/cart-view/trade-in-view'
import { dataLayerItems } from '../../omni/data-layer/data-layer-items'
import type { Shown } from './promise'
import { goodsOn, type Goods } from './promise-goods'
import type { BoughtLine, Purchase } from './promise-terms'

/** Late in the evening of the purchase's day, when it is the next day in Greenwich. */
export const clockOf = ({ day }: Pick<Purchase, 'day'>) => ({
  now: readInstant(`${day}T23:59:00-05:00`),
  header: { timeZone: carrierTimeZone },
})

const lineIdOf = (index: number) => `newLine${index + 1}`

const lineOf = (line: BoughtLine, index: number): CartLineState => ({
  lineId: lineIdOf(index),
  sequence: index + 1,
  activity: line.device ? (line.isNew ? 'NSE' : 'EUP') : 'ACC',
  ...(line.device && {
    device: { skuId: line.device.skuId, productId: line.device.productId, term: line.months },
  }),
  ...(line.plan && { planId: line.plan.planId }),
  accessories: line.extras.map(({ extra: { skuId }, qty }) => ({
    skuId,
    qty,
    productId: findAccessorySku(skuId)?.model.productId ?? '',
  })),
  ...(line.protected && { features: [{ id: 'lifeline-protect', quantity: 1 }] }),
})

const tradeInOf = ({ tradeIn }: BoughtLine, index: number): TradeInState[] =>
  tradeIn
    ? [
        {
          submissionId: `SUB${index}`,
          lineId: lineIdOf(index),
          deviceBrand: 'Orbit',
          deviceModel: 'Orbit 9',
          fullValueCents: tradeIn.cents,
          condition: tradeIn.condition,
        },
      ]
    : []

export const cartOf = (purchase: Purchase): CartState => ({
  id: 'C1',
  caseId: 'CASE1',
  lob: purchase.lob,
  owner: 'session:1',
  status: 'open',
  intent: 'NSE',
  lines: purchase.lines.map(lineOf),
  lineCount: purchase.lines.length,
  completedSteps: [],
  promoCodes: purchase.coupons.map(({ code }) => code),
  zipCode: purchase.zip,
  ...(purchase.homeProtected && { accountFeatures: [{ id: 'harbor-home-protect', quantity: 1 }] }),
  ...(purchase.donationCents > 0 && {
    donation: {
      amountCents: purchase.donationCents,
      isRoundUp: true,
      isMatched: false,
      charityUniqueCode: 'C',
      charityOrganization: 'Harbor Light Fund',
      itemCode: 'ROUNDUPDONATION',
    },
  }),
  ...(purchase.downPaymentCents > 0 && {
    creditTerms: { mandatoryDownPaymentCents: purchase.downPaymentCents, securityDepositCents: 0 },
  }),
  tradeIns: purchase.lines.flatMap(tradeInOf),
  isWithoutAutoPay: purchase.isWithoutAutoPay,
  shippingOptionId: purchase.isExpress ? 'EXPRESS' : 'STANDARD',
  acceptedAgreementIds: [],
  createdAt: clockOf(purchase).now,
  updatedAt: 0,
})

const tileOf = (each: Goods, { lob, day }: Purchase): Shown['tiles'][number] => {
  const product = findProductFor(each.productId, { lob, day })
  const sku = product?.childSkus.find(({ skuId }) => skuId === each.skuId)
  const { discountedPrice = 0, allPromotions = [] } = sku?.price.fullRetailPrice ?? {}
  const badge = product?.hasPromos ? product.promoBadge : allPromotions[0]
  return { goods: each, badge, cents: Math.round(discountedPrice * 100) }
}

/** What the carrier's answers carry of a purchase, which is what the pages show. */
export const show = (purchase: Purchase): Shown => {
  const cart = cartOf(purchase)
  const { day } = purchase
  const clock = clockOf(purchase)
  const { totals, price } = priceCartState(cart, clock)
  return {
    tiles: goodsOn(day).map((each) => tileOf(each, purchase)),
    totals,
    lineOffers: price.lines.flatMap((line) => offerRowsOf(line, { language: 'en', day })),
    unearned: cart.lines.flatMap((line) => unearnedOffer(cart, line, clock)?.offer.text.en ?? []),
    tradeIns: tradeInDetailOf(cart).tradeInItems,
    event: {
      dueToday: totals.dueToday,
      dueMonthly: totals.dueMonthly,
      items: cart.lines.flatMap((line, index) => dataLayerItems(line, clock, price.lines[index]?.offers)),
    },
  }
}
