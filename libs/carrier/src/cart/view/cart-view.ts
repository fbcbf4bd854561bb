import type { CartAccessory, CartDevice, CartLine, CartView } from '@soe/contracts'
import type { CartPrice } from '@soe/rules'
import { cartItemCount } from '../lines/cart-count'
import { priceCartState, retailCents, type PricedCart } from '../pricing/cart-pricing'
import { donationOf, headerExtras, lineExtras, lineOwner, orderExtras } from './cart-view-extras'
import { findAccessorySku, findPlan, findProduct, findPromotions } from '@soe/catalogue'
import { accountStateOf } from '../../account/account'
import { standingOf } from './cart-standing'
import { flowTypeOf } from '../validation/cart-validation'
import type { WorldDraft, CartLineState, CartState, SessionState } from '@soe/world'
import { isBrought } from '../lines/line-kind'
import { isExpired } from '../pricing/live-promotions'
import { shownMtn } from '../../process-step/process-step'
import { stockedDevice } from '../../catalogue/stock/stock'
import { lineTradeIn, tradeInDetailOf } from '../../trade-in/items/trade-in-view'

const dollars = (cents: number) => cents / 100

const deviceView = (draft: WorldDraft, line: CartLineState): CartDevice | undefined => {
  const { device } = line
  if (!device) return undefined
  const found = stockedDevice(draft, device.skuId)
  if (!found) return undefined
  const { model, sku, stock } = found
  const instalment = sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === device.term)
  return {
    itemCode: sku.skuId,
    productId: model.productId,
    sorId: sku.sorId,
    skuId: sku.skuId,
    description: model.name,
    cartItemType: isBrought(line) ? 'BYOD' : 'DEVICE',
    byodESimPhone: isBrought(line) && line.sim?.simType === 'ESIM',
    brandName: model.brand,
    color: sku.color.displayName,
    ...(sku.capacity && { capacity: sku.capacity }),
    ...(sku.deviceConditionDisplayName && { condition: sku.deviceConditionDisplayName }),
    imageUrl: sku.imageUrlMap.mediumImage,
    productURL: findProduct(model.productId)?.productURL ?? '/',
    term: device.term,
    apr: model.apr,
    monthlyPrice: instalment?.discountedPrice ?? 0,
    retailPrice: dollars(retailCents(line)),
    availability: isBrought(line) ? 'in-stock' : stock.status,
    ...(stock.availableOn && !isBrought(line) && { availableOn: stock.availableOn }),
  }
}

const accessoryView = (
  { skuId, qty }: CartLineState['accessories'][number],
  savedCents: number,
): CartAccessory | undefined => {
  const found = findAccessorySku(skuId)
  const product = found && findProduct(found.model.productId)
  if (!found || !product) return undefined
  const { model, sku } = found
  return {
    itemCode: skuId,
    productId: model.productId,
    sorId: sku.sorId,
    description: model.name,
    color: sku.color.displayName,
    imageUrl: sku.imageUrlMap.defaultImage,
    productURL: product.productURL,
    qty,
    originalPrice: dollars(found.retailCents),
    discountedPrice: dollars(found.discountedCents),
    lineTotal: dollars(found.discountedCents * qty - savedCents),
    bundleEligible: product.bundleEligible ?? false,
    giftCard: model.giftCard ?? false,
    restrictedShipping: model.regulatedBattery ?? false,
    ...(savedCents > 0 && {
      promoHubOfferList: [{ offerId: 'BUNDLE_DISCOUNT', discountAmount: dollars(savedCents) }],
    }),
  }
}

const planView = (planId: string | undefined): CartLine['plan'] => {
  const plan = planId === undefined ? undefined : findPlan(planId)
  return (
    plan && {
      planId: plan.planId,
      displayName: plan.displayName,
      summary: plan.summary,
      monthlyPrice: dollars(plan.monthlyCents),
    }
  )
}

const downPaymentCents = ({ lineId, device }: CartLineState, price: CartPrice): number =>
  device && device.term > 0 ? (price.lines.find(({ id }) => id === lineId)?.deviceTodayCents ?? 0) : 0

const lineView = (
  draft: WorldDraft,
  line: CartLineState,
  { price }: PricedCart,
): Omit<CartLine, 'isTradeInIntentSelected' | 'serviceInfo'> => {
  const device = deviceView(draft, line)
  const plan = planView(line.planId)
  return {
    lineId: line.lineId,
    lineActivityType: line.activity,
    multiLineSeqNumber: line.sequence,
    ...(line.number && { mobileNumber: shownMtn(line), numberChoice: line.number.choice }),
    ...(device && { deviceItem: device }),
    ...(plan && { plan }),
    accessories: line.accessories.flatMap(
      (item) => accessoryView(item, price.bundle.discountByItem.get(`${line.lineId}/${item.skuId}`) ?? 0) ?? [],
    ),
    installmentInfo: { mandatoryDownPayment: dollars(downPaymentCents(line, price)) },
    ...lineExtras(line),
  }
}

const couponsOf = ({ promoCodes }: CartState, now: number) =>
  findPromotions(promoCodes).map((promotion) => ({
    couponCode: promotion.code,
    couponValid: !isExpired(promotion, now),
  }))

const idsOf = (lines: readonly CartLineState[], keep: (line: CartLineState) => boolean) =>
  lines.filter(keep).map(({ lineId }) => lineId)

/** The cart as the carrier shows it. */
export const viewCart = (draft: WorldDraft, cart: CartState, session: SessionState): CartView => {
  const priced = priceCartState(cart, draft.now)
  const { lines } = cart
  const { bundle } = priced.price
  return {
    cartId: cart.id,
    caseId: cart.caseId,
    itemCount: cartItemCount(cart),
    lineDetails: {
      lineInfo: Object.fromEntries(
        lines.map((line, index) => [
          line.lineId,
          {
            ...lineView(draft, line, priced),
            ...lineOwner(cart, line, priced),
            ...lineTradeIn(cart, line),
            ...(index === 0 && donationOf(cart)),
          },
        ]),
      ),
      allLines: idsOf(lines, () => true),
      deviceLines: idsOf(lines, ({ device }) => device !== undefined),
      eupLines: idsOf(lines, ({ activity }) => activity === 'EUP'),
      linesWithAcc: idsOf(lines, ({ accessories }) => accessories.length > 0),
      byodLines: idsOf(lines, ({ activity }) => activity === 'BYOD' || activity === 'NSEBYOD'),
      byodEUPLines: idsOf(lines, ({ activity }) => activity === 'EUPBYOD'),
      numOfLines: lines.length,
      numOfLinesWithDevices: lines.filter(({ device }) => device).length,
      numOfAccessoryAndDeviceItemsInCart: cartItemCount(cart),
      tradeInDetail: tradeInDetailOf(cart),
      couponDetails: couponsOf(cart, draft.now),
      payments: cart.payment ? [{ paymentType: cart.payment.paymentType, amount: priced.totals.dueToday }] : [],
    },
    orderDetails: {
      orderType: lines.length > 0 && lines.every(({ activity }) => activity === 'ACC') ? 'IS' : 'DV',
      flowType: flowTypeOf(cart, accountStateOf(draft, cart.owner)),
      totals: priced.totals,
      bundle: {
        eligibleQuantity: bundle.eligibleUnits,
        discountPercent: bundle.rate,
        discountAmount: dollars(bundle.discountCents),
      },
      ...orderExtras(draft, cart, priced),
    },
    cartHeader: {
      fullAccountNumber: session.accountNumber ?? '',
      cartCreator: cart.creator ?? session.audience,
      ...headerExtras(draft, cart),
    },
    ...standingOf(draft, cart, session, priced),
    customerType: session.loggedIn ? 'E' : 'N',
    intendType: cart.intent,
    safeTechSessionId: cart.caseId,
    featureFlags: { ...draft.header.featureFlags },
  }
}
