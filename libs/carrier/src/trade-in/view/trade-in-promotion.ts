import { findDeviceSku, splitInstalments } from '@soe/catalogue'
import type { TradeInPromotion } from '@soe/contracts'
import type { CartState, TradeInState } from '@soe/world'
import { isBrought } from '../../cart/lines/line-kind'
import { creditCents } from '../items/trade-in-items'

type PromotedCart = Pick<CartState, 'lines'>

/** A device that is paid in full has no instalments to lower: its credit comes at once. */
const atOnce = 1

/** What the new device of a line adds to a trade-in, in monthly credits. */
export const linePromotion = ({ lines }: PromotedCart, lineId: string | undefined): TradeInPromotion | undefined => {
  const line = lines.find((entry) => entry.lineId === lineId)
  const model = line?.device && !isBrought(line) ? findDeviceSku(line.device.skuId)?.model : undefined
  if (!line?.device || !model?.tradeInCreditCents) return undefined
  const months = line.device.term > 0 ? line.device.term : atOnce
  return {
    deviceModel: model.name,
    amount: model.tradeInCreditCents / 100,
    months,
    monthlyAmount: splitInstalments(model.tradeInCreditCents, months).monthlyCents / 100,
  }
}

/** Whether the credit comes at once instead of monthly. */
export const isInstant = ({ months }: TradeInPromotion): boolean => months === atOnce

/** A device that is worth nothing earns no promotion. */
export const earnedPromotion = (cart: PromotedCart, item: TradeInState): TradeInPromotion | undefined =>
  creditCents(item) > 0 ? linePromotion(cart, item.lineId) : undefined
