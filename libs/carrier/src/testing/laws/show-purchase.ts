import { findAccessorySku, findProductFor } from '@soe/catalogue'
import { readInstant } from '@soe/rules'
import type { CartLineState, CartState, TradeInState } from '@soe/world'
import { unearnedOffer } from '../../domain/offers/earned-offers'
import { offerRowsOf } from '../../domain/pricing/cart-totals'
import { priceCartState } from '../../domain/pricing/cart-pricing'
import { tradeInDetailOf } from '../../domain/cart-view/trade-in-view'
import { dataLayerItems } from '../../omni/data-layer/data-layer-items'
import type { Shown } from './promise'
import { goods, type Goods } from './promise-goods'
import type { BoughtLine, Purchase } from './promise-terms'

/** Thursday; the week ends on the 29th. */
export const now = readInstant('2026-11-26T12:00:00Z')

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
  createdAt: 0,
  updatedAt: 0,
})

const tileOf = (each: Goods, lob: Purchase['lob']): Shown['tiles'][number] => {
  const product = findProductFor(each.productId, lob)
  const sku = product?.childSkus.find(({ skuId }) => skuId === each.skuId)
  const { discountedPrice = 0, allPromotions = [] } = sku?.price.fullRetailPrice ?? {}
  const badge = product?.hasPromos ? product.promoBadge : allPromotions[0]
  return { goods: each, badge, cents: Math.round(discountedPrice * 100) }
}

/** What the carrier's answers carry of a purchase, which is what the pages show. */
export const show = (purchase: Purchase): Shown => {
  const cart = cartOf(purchase)
  const { totals, price } = priceCartState(cart, now)
  return {
    tiles: goods.map((each) => tileOf(each, purchase.lob)),
    totals,
    lineOffers: price.lines.flatMap((line) => offerRowsOf(line, { language: 'en', now })),
    unearned: cart.lines.flatMap((line) => unearnedOffer(cart, line)?.offer.text.en ?? []),
    tradeIns: tradeInDetailOf(cart).tradeInItems,
    event: {
      dueToday: totals.dueToday,
      dueMonthly: totals.dueMonthly,
      items: cart.lines.flatMap((line, index) => dataLayerItems(line, price.lines[index]?.offers)),
    },
  }
}
