import { accessoryModels, findProduct, findPlan, offerNeed, priceWithoutAutoPay, type OfferModel } from '@soe/catalogue'
import type { CartAccessory, Language, CartLine } from '@soe/contracts'
import type { AccessoryState, CartLineState, CartState, WorldDraft } from '@soe/world'
import { soldAccessory } from '../clock/sold-skus'
import { shownMtn } from '../process-step/process-step'
import { isBrought } from '../lines/line-kind'
import { lineTradeIn } from './trade-in-view'
import type { StockedCart } from './stocked-cart'
import { viewDevice } from './device-view'
import { lineExtras } from './line-extras'
import { lineService } from './line-service'
import { unearnedOffer } from '../offers/earned-offers'
import { offerRowsOf } from '../pricing/cart-totals'
import { sum, type CartPrice } from '../pricing/price-cart'

type AccessoryOffer = NonNullable<CartAccessory['promoHubOfferList']>[number]

/** The accessory with its part of the bundle discount, and the offers on its pieces. */
const viewAccessory = (
  draft: WorldDraft,
  { skuId, qty }: AccessoryState,
  { offers, left, language }: { offers: readonly AccessoryOffer[]; left: number | undefined; language: Language },
): CartAccessory | undefined => {
  const found = soldAccessory(draft, skuId, language)
  const product = found && findProduct(found.model.productId)
  if (!found || !product) return undefined
  const { model, sku } = found
  return {
    itemCode: skuId,
    productId: model.productId,
    sorId: sku.sorId,
    description: model.name[language],
    color: sku.color.displayName,
    imageUrl: sku.imageUrlMap.defaultImage,
    productURL: product.productURL,
    qty,
    originalPrice: found.retailCents / 100,
    discountedPrice: found.discountedCents / 100,
    lineTotal: (found.discountedCents * qty - Math.round(sum(offers, (offer) => offer.discountAmount) * 100)) / 100,
    bundleEligible: product.bundleEligible ?? false,
    giftCard: model.giftCard ?? false,
    restrictedShipping: model.regulatedBattery ?? false,
    ...(left !== undefined && { unitsLeft: left }),
    ...(offers.length > 0 && { promoHubOfferList: [...offers] }),
  }
}

const planView = (planId: string | undefined, language: Language): CartLine['plan'] => {
  const plan = planId === undefined ? undefined : findPlan(planId)
  return (
    plan && {
      planId: plan.planId,
      displayName: plan.displayName,
      summary: plan.summary[language],
      monthlyPrice: plan.monthlyCents / 100,
      ...priceWithoutAutoPay(plan),
    }
  )
}

/** What is paid ahead of the instalments, and each of them. */
const instalmentOf = ({ lineId, device }: CartLineState, price: CartPrice) => {
  const priced = device && device.term > 0 ? price.lines.find(({ id }) => id === lineId) : undefined
  return { downPaymentCents: priced?.deviceTodayCents ?? 0, monthlyCents: priced?.deviceMonthlyCents ?? 0 }
}

const accessoryOffers = (itemId: string, { bundle, lines }: CartPrice): AccessoryOffer[] =>
  [
    { offerId: 'BUNDLE_DISCOUNT', discountAmount: (bundle.discountByItem.get(itemId) ?? 0) / 100 },
    ...lines
      .flatMap(({ offers }) => offers.filter((offer) => offer.itemId === itemId))
      .map(({ offerId, todayCents }) => ({ offerId, discountAmount: todayCents / 100 })),
  ].filter(({ discountAmount }) => discountAmount > 0)

const accessoriesOf = (
  draft: WorldDraft,
  { lineId, accessories }: CartLineState,
  { price, shortages }: StockedCart,
  language: Language,
) =>
  accessories.flatMap((item) => {
    const offers = accessoryOffers(`${lineId}/${item.skuId}`, price)
    return viewAccessory(draft, item, { offers, left: shortages.get(item.skuId), language }) ?? []
  })

const offersOf = ({ lineId }: CartLineState, { price, day }: StockedCart, language: Language) => {
  const priced = price.lines.find(({ id }) => id === lineId)
  const offers = priced ? offerRowsOf(priced, { language, day }) : []
  return offers.length > 0 && { offers }
}

/** What a piece costs that earns the offer, in each of its colors. */
const offeredPieces = (draft: WorldDraft, { accessoryIds = [], percent = 0 }: OfferModel, language: Language) =>
  accessoryModels
    .filter(({ productId }) => accessoryIds.includes(productId))
    .flatMap(({ productId }) => findProduct(productId)?.childSkus ?? [])
    .flatMap(({ skuId }) => soldAccessory(draft, skuId) ?? [])
    .map(({ model, sku, discountedCents }) => ({
      itemCode: sku.skuId,
      description: model.name[language],
      price: (discountedCents - Math.round((discountedCents * percent) / 100)) / 100,
    }))

const ended = { en: 'It has ended.', es: 'Ya terminó.' }

const unearnedOf = (
  draft: WorldDraft,
  cart: CartState,
  line: CartLineState,
  language: Language,
): Pick<CartLine, 'unearnedOffer'> => {
  const unearned = unearnedOffer(cart, line, draft)
  const terms = unearned?.hasEnded ? ended : unearned && offerNeed(unearned.offer)
  if (!unearned || !terms) return {}
  const { offer, canBeEarned, hasEnded, until } = unearned
  const pieces = canBeEarned ? offeredPieces(draft, offer, language) : []
  return {
    unearnedOffer: {
      name: offer.text[language],
      needs: hasEnded ? 'earlier-order' : offer.needs,
      terms: terms[language],
      canBeEarned,
      ...(until !== undefined && { until }),
      ...(pieces.length > 0 && { pieces }),
    },
  }
}

const lineContent = (draft: WorldDraft, line: CartLineState, stocked: StockedCart, language: Language) => {
  const { price, shortages } = stocked
  const device = viewDevice(draft, line, language)
  const unitsLeft = line.device && !isBrought(line) ? shortages.get(line.device.skuId) : undefined
  const plan = planView(line.planId, language)
  const { downPaymentCents, monthlyCents } = instalmentOf(line, price)
  const financed = downPaymentCents > 0 && { monthlyPrice: monthlyCents / 100 }
  return {
    lineId: line.lineId,
    lineActivityType: line.activity,
    multiLineSeqNumber: line.sequence,
    ...(line.number && { mobileNumber: shownMtn(line), numberChoice: line.number.choice }),
    ...(line.number?.label && { numberLabel: line.number.label }),
    ...(device && { deviceItem: { ...device, ...financed, ...(unitsLeft !== undefined && { unitsLeft }) } }),
    ...(plan && { plan }),
    accessories: accessoriesOf(draft, line, stocked, language),
    ...offersOf(line, stocked, language),
    installmentInfo: { mandatoryDownPayment: downPaymentCents / 100 },
  }
}

export const viewLine = (
  draft: WorldDraft,
  cart: CartState,
  line: CartLineState,
  priced: StockedCart,
  language: Language,
): CartLine => ({
  ...lineContent(draft, line, priced, language),
  ...unearnedOf(draft, cart, line, language),
  ...lineExtras(line, language),
  ...lineService(cart, line, priced),
  ...lineTradeIn(cart, line),
})
