import type { CartAccessory, CartDevice, CartLine, CartView } from '@soe/contracts'
import { priceCartState, type PricedCart } from './cart-pricing'
import { cartItemCount } from './cart-count'
import { findAccessorySku, findDeviceSku, findPlan, findProduct } from './catalogue'
import { nextStepOf, shownMtn } from './process-step'
import type { CartLineState, CartState, SessionState } from './state'

const dollars = (cents: number) => cents / 100

const deviceView = (device: NonNullable<CartLineState['device']>): CartDevice | undefined => {
  const found = findDeviceSku(device.skuId)
  if (!found) return undefined
  const { model, sku, stock } = found
  const instalment = sku.price.devicePaymentPrice.find(({ contractDuration }) => contractDuration === device.term)
  return {
    itemCode: sku.skuId,
    productId: model.productId,
    sorId: sku.sorId,
    skuId: sku.skuId,
    description: model.name,
    cartItemType: 'DEVICE',
    byodESimPhone: false,
    brandName: model.brand,
    color: sku.color.displayName,
    ...(sku.capacity && { capacity: sku.capacity }),
    ...(sku.deviceConditionDisplayName && { condition: sku.deviceConditionDisplayName }),
    imageUrl: sku.imageUrlMap.mediumImage,
    productURL: findProduct(model.productId)?.productURL ?? '/',
    term: device.term,
    apr: model.apr,
    monthlyPrice: instalment?.discountedPrice ?? 0,
    retailPrice: dollars(found.retailCents),
    availability: stock.status,
    ...(stock.availableOn && { availableOn: stock.availableOn }),
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

const lineView = (line: CartLineState, { price }: PricedCart): CartLine => {
  const device = line.device && deviceView(line.device)
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
    installmentInfo: { mandatoryDownPayment: 0 },
    serviceInfo: { mtn: shownMtn(line) },
    isTradeInIntentSelected: false,
  }
}

const idsOf = (lines: readonly CartLineState[], keep: (line: CartLineState) => boolean) =>
  lines.filter(keep).map(({ lineId }) => lineId)

/** The cart as the carrier shows it. */
export const viewCart = (cart: CartState, session: SessionState): CartView => {
  const priced = priceCartState(cart)
  const { lines } = cart
  const step = nextStepOf(cart)
  const pending = step.line === undefined ? [] : [{ lineId: step.line, step: step.processStep }]
  const { bundle } = priced.price
  return {
    cartId: cart.id,
    caseId: cart.caseId,
    itemCount: cartItemCount(cart),
    lineDetails: {
      lineInfo: Object.fromEntries(lines.map((line) => [line.lineId, lineView(line, priced)])),
      allLines: idsOf(lines, () => true),
      deviceLines: idsOf(lines, ({ device }) => device !== undefined),
      eupLines: idsOf(lines, ({ activity }) => activity === 'EUP'),
      linesWithAcc: idsOf(lines, ({ accessories }) => accessories.length > 0),
      byodLines: idsOf(lines, ({ activity }) => activity === 'BYOD' || activity === 'NSEBYOD'),
      byodEUPLines: idsOf(lines, ({ activity }) => activity === 'EUPBYOD'),
      numOfLines: lines.length,
      numOfLinesWithDevices: lines.filter(({ device }) => device).length,
      numOfAccessoryAndDeviceItemsInCart: cartItemCount(cart),
      tradeInDetail: { tradeInItems: [] },
    },
    orderDetails: {
      orderType: lines.length > 0 && lines.every(({ device }) => !device) ? 'IS' : 'DV',
      flowType: '',
      totals: priced.totals,
      bundle: {
        eligibleQuantity: bundle.eligibleUnits,
        discountPercent: bundle.rate,
        discountAmount: dollars(bundle.discountCents),
      },
    },
    cartHeader: { fullAccountNumber: session.accountNumber ?? '', cartCreator: session.audience },
    cartValidationErrors: [],
    hubReadyForCheckout: lines.length > 0 && pending.length === 0,
    pendingSteps: { sortedSteps: pending },
    creditAppApproved: true,
    userAuthorized: true,
    customerType: session.loggedIn ? 'E' : 'N',
    intendType: cart.intent,
    safeTechSessionId: cart.caseId,
  }
}
