import type { TradeInPromotion } from '@soe/contracts'
import { splitInstalments } from '@soe/rules'
import type { CartState, TradeInState } from '@soe/world'
import { offerOfLine } from '../offers/earned-offers'
import { downPaymentCentsOf, retailCents } from './priced-line'
import { findDeviceSku } from '@soe/catalogue'
import { creditCents } from '../trade-in/trade-in-items'

/** A device that is paid in full has no instalments to lower: its credit comes at once. */
const atOnce = 1

/** What the new device of a line adds to a trade-in, in monthly credits; instalments alone are lowered. */
export const linePromotion = (cart: CartState, lineId: string | undefined): TradeInPromotion | undefined => {
  const line = cart.lines.find((entry) => entry.lineId === lineId)
  const offer = line && offerOfLine(line)
  if (!line?.device || offer?.needs !== 'trade-in' || !offer.lobs.includes(cart.lob)) return undefined
  const months = line.device.term > 0 ? line.device.term : atOnce
  const paidTodayCents = line.device.term > 0 ? downPaymentCentsOf(cart, line) : 0
  const cents = Math.min(offer.cents ?? 0, Math.max(0, retailCents(line) - paidTodayCents))
  return {
    deviceModel: findDeviceSku(line.device.skuId)?.model.name ?? '',
    amount: cents / 100,
    months,
    monthlyAmount: splitInstalments(cents, months).monthlyCents / 100,
  }
}

export const isInstant = ({ months }: TradeInPromotion): boolean => months === atOnce

/** A device that is worth nothing earns no promotion. */
export const earnedPromotion = (cart: CartState, item: TradeInState): TradeInPromotion | undefined =>
  creditCents(item) > 0 ? linePromotion(cart, item.lineId) : undefined
