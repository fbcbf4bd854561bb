import type { AmountRow, Totals } from '@soe/contracts'
import { priceCart, type BundleItem, type CartPrice, type LinePrice, type PricedLine } from '@soe/rules'
import {
  findAccessorySku,
  findDeviceSku,
  findFeature,
  findPlan,
  findShipping,
  taxBasisPoints,
  type PromotionModel,
} from '@soe/catalogue'
import { taxStateOf } from '../../checkout/delivery/delivery'
import { featureCents, isProtection } from '../lines/line-features'
import { isBrought } from '../lines/line-kind'
import { livePromotionsOf } from './live-promotions'
import type { CartLineState, CartState, FeatureState } from '@soe/world'

/** One-time fee of a postpaid line that gets a device. */
export const activationFeeCents = 35_00

const bundleItem =
  (lineId: string) =>
  (item: CartLineState['accessories'][number]): BundleItem => {
    const found = findAccessorySku(item.skuId)
    return {
      id: `${lineId}/${item.skuId}`,
      unitCents: found?.discountedCents ?? 0,
      quantity: item.qty,
      productLine: found?.model.productLine ?? '',
    }
  }

/** The line whose device bears the down payment: the first on instalments. */
const downPaymentOn = ({ lines, creditTerms }: CartState, line: CartLineState): number =>
  line === lines.find(({ device }) => (device?.term ?? 0) > 0) ? (creditTerms?.mandatoryDownPaymentCents ?? 0) : 0

const featuresCents = (features: readonly FeatureState[] = []) =>
  features.reduce((total, feature) => total + featureCents(feature), 0)

/** What the device of the line costs; one's own costs nothing. */
export const retailCents = (line: CartLineState): number =>
  isBrought(line) ? 0 : (findDeviceSku(line.device?.skuId ?? '')?.retailCents ?? 0)

const pricedLine =
  (cart: CartState) =>
  (line: CartLineState): PricedLine => {
    const { lob } = cart
    const downPaymentCents = downPaymentOn(cart, line)
    const device = line.device && findDeviceSku(line.device.skuId)
    const plan = line.planId === undefined ? undefined : findPlan(line.planId)
    return {
      id: line.lineId,
      ...(device &&
        line.device && { device: { retailCents: retailCents(line), termMonths: line.device.term, downPaymentCents } }),
      ...(plan && !line.activity.startsWith('EUP') && { planMonthlyCents: plan.monthlyCents }),
      protectionMonthlyCents: featuresCents(line.features?.filter(isProtection)),
      featuresMonthlyCents: featuresCents(line.features?.filter((feature) => !isProtection(feature))),
      ...(device && lob === 'postpaid' && { activationFeeCents }),
      accessories: line.accessories.map(bundleItem(line.lineId)),
    }
  }

export interface PricedCart {
  readonly price: CartPrice
  /** Those that count now, as the price lists them. */
  readonly promotions: readonly PromotionModel[]
  readonly lines: readonly { todayCents: number; monthlyCents: number }[]
  readonly totals: Totals
}

type PricedLines = Omit<PricedCart, 'totals'>

const row = (code: AmountRow['code'], cents: number, more: Partial<AmountRow> = {}): AmountRow[] =>
  cents === 0 && code !== 'delivery' ? [] : [{ code, amount: cents / 100, ...more }]

const namesOf = (line: CartLineState | undefined) => ({
  device: line?.device && findDeviceSku(line.device.skuId)?.model.name,
  plan: line?.planId === undefined ? undefined : findPlan(line.planId)?.displayName,
})

const named = (name: string | undefined) => (name === undefined ? {} : { name })

const sum = (prices: readonly LinePrice[], of: (price: LinePrice) => number) =>
  prices.reduce((total, price) => total + of(price), 0)

/** Held until the account has proved itself. */
const depositCentsOf = ({ creditTerms, lines }: CartState) =>
  lines.length > 0 ? (creditTerms?.securityDepositCents ?? 0) : 0

const promotionRows = (promotions: readonly PromotionModel[], { promos }: CartPrice): AmountRow[] =>
  promotions.flatMap(({ displayName }, index) =>
    row('promo-discount', -(promos[index]?.cents ?? 0), named(displayName)),
  )

const todayRows = (cart: CartState, { price, promotions }: PricedLines, firstMonthCents: number): AmountRow[] => [
  ...price.lines.flatMap((line, index) =>
    row(
      (cart.lines[index]?.device?.term ?? 0) > 0 ? 'down-payment' : 'device',
      line.deviceTodayCents,
      named(namesOf(cart.lines[index]).device),
    ),
  ),
  ...row('down-payment', depositCentsOf(cart), { name: 'Security deposit' }),
  ...row(
    'accessories',
    sum(price.lines, (line) => line.accessoriesCents),
  ),
  ...row('bundle-discount', -price.bundle.discountCents, { quantity: price.bundle.rate }),
  ...promotionRows(promotions, price),
  ...row('plan', firstMonthCents),
  ...row(
    'activation',
    sum(price.lines, (line) => line.activationFeeCents),
  ),
  ...row('delivery', findShipping(cart.shippingOptionId)?.costCents ?? 0),
  ...row('tax', price.taxCents),
  ...row('donation', price.donationCents, named(cart.donation?.charityOrganization)),
]

const featureRow = (feature: FeatureState): AmountRow[] =>
  row(
    isProtection(feature) ? 'protection' : 'feature',
    featureCents(feature),
    named(findFeature(feature.id)?.displayName),
  )

const featureRows = (features: readonly FeatureState[] = []): AmountRow[] => features.flatMap(featureRow)

const monthlyRows = (cart: CartState, price: CartPrice): AmountRow[] => [
  ...price.lines.flatMap((line, index) => {
    const names = namesOf(cart.lines[index])
    return [
      ...row('instalment', line.deviceMonthlyCents, {
        ...named(names.device),
        quantity: cart.lines[index]?.device?.term ?? 0,
      }),
      ...row('plan', line.planMonthlyCents, named(names.plan)),
      ...featureRows(cart.lines[index]?.features),
    ]
  }),
  ...featureRows(cart.accountFeatures),
]

/** What each line costs now. Prepaid plans are paid ahead: the first month is due today. */
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
  const paidAhead = (line: LinePrice) => (cart.lob === 'prepaid' ? line.planMonthlyCents : 0)
  const lines = price.lines.map((line) => ({
    todayCents: line.dueTodayCents + paidAhead(line),
    monthlyCents: line.dueMonthlyCents,
  }))
  return { price, promotions, lines }
}

const totalsOf = (cart: CartState, priced: PricedLines): Totals => {
  const { price } = priced
  const firstMonthCents = cart.lob === 'prepaid' ? sum(price.lines, (line) => line.planMonthlyCents) : 0
  const deliveryCents = cart.lines.length > 0 ? (findShipping(cart.shippingOptionId)?.costCents ?? 0) : 0
  return {
    dueToday: (price.dueTodayCents + firstMonthCents + deliveryCents + depositCentsOf(cart)) / 100,
    dueMonthly: price.dueMonthlyCents / 100,
    todayRows: cart.lines.length > 0 ? todayRows(cart, priced, firstMonthCents) : [],
    monthlyRows: monthlyRows(cart, price),
  }
}

/** What the cart costs now, with every total. */
export const priceCartState = (cart: CartState, now: number): PricedCart => {
  const priced = priceCartLines(cart, now)
  return { ...priced, totals: totalsOf(cart, priced) }
}
