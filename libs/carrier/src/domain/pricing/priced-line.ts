import { activationFeeCents, autoPaySavingsOf, findDeviceSku, findPlan } from '@soe/catalogue'
import type { CartLineState, CartState, FeatureState } from '@soe/world'
import { soldAccessory, soldDevice, type Pricing } from '../clock/sold-skus'
import { worldDay } from '../clock/world-day'
import { featureCents, isProtection } from '../lines/line-features'
import { isBrought } from '../lines/line-kind'
import { earnedOffers } from '../offers/earned-offers'
import type { PricedAccessory, PricedLine } from './price-cart'

const bundleItem =
  (lineId: string, at: Pricing) =>
  (item: CartLineState['accessories'][number]): PricedAccessory => {
    const found = soldAccessory(at, item.skuId)
    return {
      id: `${lineId}/${item.skuId}`,
      unitCents: found?.discountedCents ?? 0,
      quantity: item.qty,
      productLine: found?.model.productLine ?? '',
      isTaxed: found?.model.giftCard !== true,
    }
  }

/** The down payment goes with the first device on instalments. */
export const downPaymentCentsOf = ({ lines, creditTerms }: CartState, line: CartLineState): number =>
  line === lines.find(({ device }) => (device?.term ?? 0) > 0) ? (creditTerms?.mandatoryDownPaymentCents ?? 0) : 0

const none: readonly FeatureState[] = []

export const featuresCents = (features = none) => features.reduce((total, feature) => total + featureCents(feature), 0)

/** The price of the line's device; the shopper's own is free. */
export const retailCents = (line: CartLineState, at?: Pricing): number => {
  const skuId = line.device?.skuId ?? ''
  return isBrought(line) ? 0 : ((at ? soldDevice(at, skuId) : findDeviceSku(skuId))?.retailCents ?? 0)
}

/** What the pricing rule needs to know of a line, with the prices and offers of the world's day. */
export const pricedLine = (cart: CartState, at: Pricing) => {
  const day = worldDay(at)
  return (line: CartLineState): PricedLine => {
    const device = line.device && findDeviceSku(line.device.skuId)
    const plan = line.planId === undefined || line.activity.startsWith('EUP') ? undefined : findPlan(line.planId)
    const protectionMonthlyCents = featuresCents(line.features?.filter(isProtection))
    return {
      id: line.lineId,
      device: device &&
        line.device && {
          retailCents: retailCents(line, at),
          termMonths: line.device.term,
          apr: device.model.apr,
          downPaymentCents: downPaymentCentsOf(cart, line),
        },
      planMonthlyCents: plan?.monthlyCents ?? 0,
      withoutAutoPayCents: plan && cart.isWithoutAutoPay ? autoPaySavingsOf(plan) : 0,
      protectionMonthlyCents,
      featuresMonthlyCents: featuresCents(line.features) - protectionMonthlyCents,
      activationFeeCents: device && cart.lob === 'postpaid' ? activationFeeCents : 0,
      accessories: line.accessories.map(bundleItem(line.lineId, at)),
      offers: earnedOffers(cart, line, day),
    }
  }
}
