import type { CartLine, CartView, TradeInItem } from '@soe/contracts'
import type { CartLineState, CartState, TradeInState } from '@soe/world'
import { creditCents, takenTradeIns } from '../trade-in/trade-in-items'
import { earnedPromotion, isInstant } from '../pricing/trade-in-promotion'

const itemDetails = ({ capacity, carrier, condition }: TradeInState) => ({
  ...(capacity !== undefined && { capacity }),
  ...(carrier !== undefined && { carrier }),
  ...(condition && { condition }),
})

const creditView = (cart: CartState, item: TradeInState) => {
  const promotion = earnedPromotion(cart, item)
  const promotionCents = Math.round((promotion?.amount ?? 0) * 100)
  return { ...(promotion && { promotion }), creditTotal: (creditCents(item) + promotionCents) / 100 }
}

const itemView = (cart: CartState, item: TradeInState): TradeInItem => ({
  submissionId: item.submissionId,
  lineSeqNum: cart.lines.find(({ lineId }) => lineId === item.lineId)?.sequence ?? 0,
  deviceBrand: item.deviceBrand,
  deviceModel: item.deviceModel,
  ...itemDetails(item),
  tradeInValue: creditCents(item) / 100,
  ...creditView(cart, item),
})

/** The cart's trade-ins. The value is credited once the device has been checked, the promotion with the bills. */
export const tradeInDetailOf = (cart: CartState): CartView['lineDetails']['tradeInDetail'] => ({
  tradeInItems: takenTradeIns(cart).map((item) => itemView(cart, item)),
  instantBIC: takenTradeIns(cart)
    .flatMap((item) => earnedPromotion(cart, item) ?? [])
    .some(isInstant),
})

export const lineTradeIn = (
  cart: CartState,
  { lineId, isTradeInIntended }: CartLineState,
): Pick<CartLine, 'isTradeInIntentSelected' | 'tradeInInfo'> => {
  const item = takenTradeIns(cart).find((tradeIn) => tradeIn.lineId === lineId)
  return {
    isTradeInIntentSelected: isTradeInIntended === true,
    ...(item && { tradeInInfo: { deviceBrand: item.deviceBrand, deviceModel: item.deviceModel } }),
  }
}
