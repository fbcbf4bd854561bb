import type { PromoTerms } from '@soe/catalogue'
import {
  isInstalmentTerm,
  priceBundle,
  splitInstalments,
  type BundleItem,
  type BundlePrice,
  type Instalments,
} from '@soe/rules'
import { priceOffer, type LineOffer, type OfferPrice } from '../offers/line-offer'
import { pricePromos, type PromoPrice } from './price-promos'

export const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => {
  let total = 0
  for (const item of items) total += of(item)
  return total
}

interface PricedDevice {
  retailCents: number
  /** Taken off the retail price once. */
  discountCents?: number
  /** 0: paid in full today. */
  termMonths: number
  /** Yearly interest of the instalments in percent. */
  apr?: number
  downPaymentCents?: number
}

export interface PricedAccessory extends BundleItem {
  /** A gift card is taxed when it is spent. */
  isTaxed?: boolean
}

export interface PricedLine {
  id: string
  device?: PricedDevice | undefined
  planMonthlyCents?: number
  /** What the plan costs more without Auto Pay. */
  withoutAutoPayCents?: number
  protectionMonthlyCents?: number
  featuresMonthlyCents?: number
  activationFeeCents?: number
  /** Item ids are unique in the whole cart. */
  accessories?: readonly PricedAccessory[]
  offers?: readonly LineOffer[]
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
  /** The last instalment, which takes the rest. */
  deviceLastCents: number
  planMonthlyCents: number
  withoutAutoPayCents: number
  protectionMonthlyCents: number
  featuresMonthlyCents: number
  accessoriesCents: number
  /** Gift cards among them, which nothing lowers. */
  moneyCents: number
  bundleDiscountCents: number
  activationFeeCents: number
  offers: readonly OfferPrice[]
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

const noInstalments = { monthlyCents: 0, lastCents: 0 }

function priceDevice(device: PricedDevice): { today: number } & Instalments {
  const price = devicePrice(device)
  if (!isInstalmentTerm(device.termMonths)) return { today: price, ...noInstalments }
  const today = Math.min(price, device.downPaymentCents ?? 0)
  return { today, ...splitInstalments(price - today, device.termMonths, device.apr) }
}

const isMoney = ({ isTaxed }: PricedAccessory): boolean => isTaxed === false

/** Sales tax falls due today on the whole price of devices, financed or not, and on accessories. */
const taxedCents = ({ device, accessories = [] }: PricedLine, bundle: BundlePrice): number =>
  (device === undefined ? 0 : devicePrice(device)) +
  sum(accessories, (item) => (isMoney(item) ? 0 : accessoryCents(item) - bundleDiscount(item, bundle)))

const accessoryCents = ({ unitCents, quantity }: BundleItem): number => unitCents * quantity

const bundleDiscount = ({ id }: BundleItem, { discountByItem }: BundlePrice): number => discountByItem.get(id) ?? 0

const taxOn = (cents: number, basisPoints: number): number => Math.round((Math.max(0, cents) * basisPoints) / 10_000)

/** What one piece of each accessory costs once the bundle is taken off. */
const pieceCentsOf = (items: readonly BundleItem[], bundle: BundlePrice) => {
  const byId = new Map(items.map((item) => [item.id, item]))
  return (itemId: string): number => {
    const { unitCents = 0, quantity = 0 } = byId.get(itemId) ?? {}
    const saved = bundle.discountByItem.get(itemId) ?? 0
    return quantity === 0 ? 0 : unitCents - Math.ceil(saved / quantity)
  }
}

type PieceCents = ReturnType<typeof pieceCentsOf>

const priceOffers = (line: PricedLine, deviceTodayCents: number, pieceCents: PieceCents): OfferPrice[] =>
  (line.offers ?? []).map((offer) =>
    priceOffer(offer, {
      devicePriceCents: line.device ? devicePrice(line.device) : 0,
      deviceTodayCents,
      termMonths: line.device && isInstalmentTerm(line.device.termMonths) ? line.device.termMonths : 0,
      planMonthlyCents: (line.planMonthlyCents ?? 0) + (line.withoutAutoPayCents ?? 0),
      pieceCents,
    }),
  )

/** What the offers on accessories take off, on whichever line. */
const offeredAccessoriesCents = ({ offers }: LinePrice): number =>
  sum(
    offers.filter(({ on }) => on === 'accessory'),
    ({ todayCents }) => todayCents,
  )

function priceLine(line: PricedLine, bundle: BundlePrice, pieceCents: PieceCents): LinePrice {
  const { id, accessories = [], planMonthlyCents = 0, protectionMonthlyCents = 0, activationFeeCents = 0 } = line
  const { featuresMonthlyCents = 0, withoutAutoPayCents = 0 } = line
  const device = line.device === undefined ? { today: 0, ...noInstalments } : priceDevice(line.device)
  const accessoriesCents = sum(accessories, accessoryCents)
  const bundleDiscountCents = sum(accessories, (item) => bundleDiscount(item, bundle))
  const offers = priceOffers(line, device.today, pieceCents)
  const offersTodayCents = sum(offers, (offer) => offer.todayCents)
  return {
    id,
    deviceTodayCents: device.today,
    deviceMonthlyCents: device.monthlyCents,
    deviceLastCents: device.lastCents,
    planMonthlyCents,
    withoutAutoPayCents,
    protectionMonthlyCents,
    featuresMonthlyCents,
    accessoriesCents,
    moneyCents: sum(accessories.filter(isMoney), accessoryCents),
    bundleDiscountCents,
    activationFeeCents,
    offers,
    taxedCents: taxedCents(line, bundle) - offersTodayCents,
    dueTodayCents: device.today + accessoriesCents - bundleDiscountCents + activationFeeCents - offersTodayCents,
    dueMonthlyCents:
      device.monthlyCents +
      planMonthlyCents +
      withoutAutoPayCents +
      protectionMonthlyCents +
      featuresMonthlyCents -
      sum(offers, (offer) => offer.monthlyCents),
  }
}

function priceDiscounts({ orderDiscountCents = 0, promos = [] }: PriceCartInput, prices: readonly LinePrice[]) {
  const linesToday = sum(prices, (price) => price.dueTodayCents)
  const given = Math.min(linesToday, orderDiscountCents)
  const promoPrices = pricePromos(promos, {
    orderCents: linesToday - given - sum(prices, (price) => price.moneyCents),
    accessoriesCents: sum(
      prices,
      (price) => price.accessoriesCents - price.moneyCents - price.bundleDiscountCents - offeredAccessoriesCents(price),
    ),
  })
  const discountCents = given + sum(promoPrices, ({ cents }) => cents)
  return { promos: promoPrices, discountCents, dueCents: linesToday - discountCents }
}

/** What each line costs, with what the bundle of all accessories takes off it. */
export function priceLines(lines: readonly PricedLine[]): Pick<CartPrice, 'lines' | 'bundle'> {
  const items = lines.flatMap(({ accessories = [] }) => accessories)
  const bundle = priceBundle(items)
  const pieceCents = pieceCentsOf(items, bundle)
  return { lines: lines.map((line) => priceLine(line, bundle, pieceCents)), bundle }
}

/** What the cart costs, in integer cents; every total is the sum of the parts given beside it. */
export function priceCart(input: PriceCartInput): CartPrice {
  const { donationCents = 0, accountMonthlyCents = 0, taxBasisPoints = 0 } = input
  const { lines, bundle } = priceLines(input.lines)
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
