import { isInstalmentTerm } from './contract-term'
import { splitInstalments } from './instalment'
import { priceBundle, type BundleItem, type BundlePrice } from './price-bundle'

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
  activationFeeCents?: number
  /** Item ids are unique in the whole cart. */
  accessories?: readonly BundleItem[]
}

export interface PriceCartInput {
  lines: readonly PricedLine[]
  taxBasisPoints?: number
  orderDiscountCents?: number
  donationCents?: number
}

export interface LinePrice {
  id: string
  deviceTodayCents: number
  deviceMonthlyCents: number
  planMonthlyCents: number
  protectionMonthlyCents: number
  accessoriesCents: number
  bundleDiscountCents: number
  activationFeeCents: number
  dueTodayCents: number
  dueMonthlyCents: number
}

export interface CartPrice {
  lines: readonly LinePrice[]
  bundle: BundlePrice
  orderDiscountCents: number
  taxCents: number
  donationCents: number
  dueTodayCents: number
  dueMonthlyCents: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const devicePrice = ({ retailCents, discountCents = 0 }: PricedDevice): number =>
  Math.max(0, retailCents - discountCents)

function priceDevice(device: PricedDevice): { today: number; monthly: number } {
  const price = devicePrice(device)
  if (!isInstalmentTerm(device.termMonths)) return { today: price, monthly: 0 }
  const today = Math.min(price, device.downPaymentCents ?? 0)
  return { today, monthly: splitInstalments(price - today, device.termMonths).monthlyCents }
}

function priceLine(line: PricedLine, bundle: BundlePrice): LinePrice {
  const { id, accessories = [], planMonthlyCents = 0, protectionMonthlyCents = 0, activationFeeCents = 0 } = line
  const device = line.device === undefined ? { today: 0, monthly: 0 } : priceDevice(line.device)
  const accessoriesCents = sum(accessories.map(({ unitCents, quantity }) => unitCents * quantity))
  const bundleDiscountCents = sum(accessories.map((item) => bundle.discountByItem.get(item.id) ?? 0))
  return {
    id,
    deviceTodayCents: device.today,
    deviceMonthlyCents: device.monthly,
    planMonthlyCents,
    protectionMonthlyCents,
    accessoriesCents,
    bundleDiscountCents,
    activationFeeCents,
    dueTodayCents: device.today + accessoriesCents - bundleDiscountCents + activationFeeCents,
    dueMonthlyCents: device.monthly + planMonthlyCents + protectionMonthlyCents,
  }
}

/** Sales tax falls due today on the whole price of devices, financed or not, and on accessories. */
function priceTax(
  { lines, taxBasisPoints = 0 }: PriceCartInput,
  prices: readonly LinePrice[],
  discountCents: number,
): number {
  const devices = sum(lines.map(({ device }) => (device === undefined ? 0 : devicePrice(device))))
  const accessories = sum(prices.map((price) => price.accessoriesCents - price.bundleDiscountCents))
  return Math.round((Math.max(0, devices + accessories - discountCents) * taxBasisPoints) / 10_000)
}

/** What the cart costs, in integer cents; every total is the sum of the parts given beside it. */
export function priceCart(input: PriceCartInput): CartPrice {
  const bundle = priceBundle(input.lines.flatMap((line) => line.accessories ?? []))
  const lines = input.lines.map((line) => priceLine(line, bundle))
  const linesToday = sum(lines.map((line) => line.dueTodayCents))
  const orderDiscountCents = Math.min(linesToday, input.orderDiscountCents ?? 0)
  const taxCents = priceTax(input, lines, orderDiscountCents)
  const donationCents = input.donationCents ?? 0
  return {
    lines,
    bundle,
    orderDiscountCents,
    taxCents,
    donationCents,
    dueTodayCents: linesToday - orderDiscountCents + taxCents + donationCents,
    dueMonthlyCents: sum(lines.map((line) => line.dueMonthlyCents)),
  }
}
