import { splitInstalments, type PromoTerms } from '@soe/catalogue'
import { isInstalmentTerm, priceBundle, type BundleItem, type BundlePrice } from '@soe/rules'
import { pricePromos, type PromoPrice } from './price-promos'
import { sum } from './sum'

export interface PricedDevice {
  retailCents: number
  /** Taken off the retail price once. */
  discountCents?: number
  /** 0: paid in full today. */
  termMonths: number
  downPaymentCents?: number
}

export interface PricedLine {
  id: string
  device?: PricedDevice
  planMonthlyCents?: number
  protectionMonthlyCents?: number
  /** Other features of the line. */
  featuresMonthlyCents?: number
  activationFeeCents?: number
  /** Item ids are unique in the whole cart. */
  accessories?: readonly BundleItem[]
}

export interface PriceCartInput {
  lines: readonly PricedLine[]
  taxBasisPoints?: number
  orderDiscountCents?: number
  /** Applied after the order discount, in this order. */
  promos?: readonly PromoTerms[]
  /** Features of the account, which belong to no line. */
  accountMonthlyCents?: number
  donationCents?: number
}

export interface LinePrice {
  id: string
  deviceTodayCents: number
  deviceMonthlyCents: number
  planMonthlyCents: number
  protectionMonthlyCents: number
  featuresMonthlyCents: number
  accessoriesCents: number
  bundleDiscountCents: number
  activationFeeCents: number
  /** What the line's tax is due on, before what is taken off the order. */
  taxedCents: number
  dueTodayCents: number
  dueMonthlyCents: number
}

export interface CartPrice {
  lines: readonly LinePrice[]
  bundle: BundlePrice
  /** Everything that is taken off the order, promotions included. */
  orderDiscountCents: number
  promos: readonly PromoPrice[]
  accountMonthlyCents: number
  taxCents: number
  donationCents: number
  dueTodayCents: number
  dueMonthlyCents: number
}

const devicePrice = ({ retailCents, discountCents = 0 }: PricedDevice): number =>
  Math.max(0, retailCents - discountCents)

function priceDevice(device: PricedDevice): { today: number; monthly: number } {
  const price = devicePrice(device)
  if (!isInstalmentTerm(device.termMonths)) return { today: price, monthly: 0 }
  const today = Math.min(price, device.downPaymentCents ?? 0)
  return { today, monthly: splitInstalments(price - today, device.termMonths).monthlyCents }
}

/** Sales tax falls due today on the whole price of devices, financed or not, and on accessories. */
const taxedCents = ({ device }: PricedLine, accessoriesCents: number): number =>
  (device === undefined ? 0 : devicePrice(device)) + accessoriesCents

const taxOn = (cents: number, basisPoints: number): number => Math.round((Math.max(0, cents) * basisPoints) / 10_000)

function priceLine(line: PricedLine, bundle: BundlePrice): LinePrice {
  const { id, accessories = [], planMonthlyCents = 0, protectionMonthlyCents = 0, activationFeeCents = 0 } = line
  const { featuresMonthlyCents = 0 } = line
  const device = line.device === undefined ? { today: 0, monthly: 0 } : priceDevice(line.device)
  const accessoriesCents = sum(accessories, ({ unitCents, quantity }) => unitCents * quantity)
  const bundleDiscountCents = sum(accessories, (item) => bundle.discountByItem.get(item.id) ?? 0)
  return {
    id,
    deviceTodayCents: device.today,
    deviceMonthlyCents: device.monthly,
    planMonthlyCents,
    protectionMonthlyCents,
    featuresMonthlyCents,
    accessoriesCents,
    bundleDiscountCents,
    activationFeeCents,
    taxedCents: taxedCents(line, accessoriesCents - bundleDiscountCents),
    dueTodayCents: device.today + accessoriesCents - bundleDiscountCents + activationFeeCents,
    dueMonthlyCents: device.monthly + planMonthlyCents + protectionMonthlyCents + featuresMonthlyCents,
  }
}

function priceDiscounts({ orderDiscountCents = 0, promos = [] }: PriceCartInput, prices: readonly LinePrice[]) {
  const linesToday = sum(prices, (price) => price.dueTodayCents)
  const given = Math.min(linesToday, orderDiscountCents)
  const promoPrices = pricePromos(promos, {
    orderCents: linesToday - given,
    accessoriesCents: sum(prices, (price) => price.accessoriesCents - price.bundleDiscountCents),
  })
  const discountCents = given + sum(promoPrices, ({ cents }) => cents)
  return { promos: promoPrices, discountCents, dueCents: linesToday - discountCents }
}

/** What the cart costs, in integer cents; every total is the sum of the parts given beside it. */
export function priceCart(input: PriceCartInput): CartPrice {
  const { donationCents = 0, accountMonthlyCents = 0, taxBasisPoints = 0 } = input
  const bundle = priceBundle(input.lines.flatMap((line) => line.accessories ?? []))
  const lines = input.lines.map((line) => priceLine(line, bundle))
  const { promos, discountCents, dueCents } = priceDiscounts(input, lines)
  const taxCents = taxOn(sum(lines, (line) => line.taxedCents) - discountCents, taxBasisPoints)
  return {
    lines,
    bundle,
    orderDiscountCents: discountCents,
    promos,
    accountMonthlyCents,
    taxCents,
    donationCents,
    dueTodayCents: dueCents + taxCents + donationCents,
    dueMonthlyCents: sum(lines, (line) => line.dueMonthlyCents) + accountMonthlyCents,
  }
}
