import type { CartLine, CartView } from '@soe/contracts'
import type { CartLineState, CartState, TradeInState } from '@soe/world'
import { takenTradeIns, tradeInCents } from './trade-in-items'

type TradeInItem = CartView['lineDetails']['tradeInDetail']['tradeInItems'][number]

const itemView = ({ lines }: CartState, item: TradeInState): TradeInItem => ({
  submissionId: item.submissionId,
  lineSeqNum: lines.find(({ lineId }) => lineId === item.lineId)?.sequence ?? 0,
  deviceBrand: item.deviceBrand,
  deviceModel: item.deviceModel,
  ...(item.condition && { condition: item.condition }),
  tradeInValue: tradeInCents(item.fullValueCents, item.condition ?? 'good') / 100,
})

/** The cart's trade-ins; a trade-in is credited once the device arrives, so it lowers no total. */
export const tradeInDetailOf = (cart: CartState): CartView['lineDetails']['tradeInDetail'] => ({
  tradeInItems: takenTradeIns(cart).map((item) => itemView(cart, item)),
  instantBIC: false,
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
