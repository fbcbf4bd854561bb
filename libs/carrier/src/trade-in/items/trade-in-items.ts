import type { TradeInCondition } from '@soe/contracts'
import type { OpenTradeIn } from '@soe/rules'
import type { CartLineState, CartState, TradeInState } from '@soe/world'

type TradeInCart = Pick<CartState, 'lines' | 'tradeIns'>

/** What part of its full value a device keeps. */
export const conditionPercent: Readonly<Record<TradeInCondition, number>> = { good: 100, damaged: 40, 'not-working': 0 }

export const tradeInCents = (fullValueCents: number, condition: TradeInCondition): number =>
  Math.round((fullValueCents * conditionPercent[condition]) / 100)

/** The trade-ins of the cart; one of a line that was removed went with it. */
export const tradeInsOf = ({ lines, tradeIns = [] }: TradeInCart): readonly TradeInState[] =>
  tradeIns.filter(({ lineId }) => lineId === undefined || lines.some((line) => line.lineId === lineId))

/** A device that the carrier takes; one that is worth nothing stands for the question about another. */
export const isTaken = ({ fullValueCents }: TradeInState): boolean => fullValueCents > 0

export const takenTradeIns = (cart: TradeInCart): readonly TradeInState[] => tradeInsOf(cart).filter(isTaken)

/** Trade-ins alone make a case of their own; with the first line they belong to the order. */
export const isStandaloneTradeIn = (cart: TradeInCart): boolean =>
  cart.lines.length === 0 && tradeInsOf(cart).length > 0

export const openItem = (item: TradeInState): OpenTradeIn | undefined => {
  if (!isTaken(item)) return 'refused'
  return item.condition === undefined ? 'unrated' : undefined
}

/** What the trade-in of a line still needs. */
export const openTradeInOf = (
  cart: TradeInCart,
  { lineId, isTradeInIntended }: CartLineState,
): OpenTradeIn | undefined => {
  const item = tradeInsOf(cart).find((tradeIn) => tradeIn.lineId === lineId)
  if (item) return openItem(item)
  return isTradeInIntended ? 'undecided' : undefined
}

/** The first trade-in without a line that still needs something. */
export const openStandalone = (cart: TradeInCart): { open: OpenTradeIn; submissionId: string } | undefined => {
  for (const item of tradeInsOf(cart)) {
    const open = item.lineId === undefined ? openItem(item) : undefined
    if (open) return { open, submissionId: item.submissionId }
  }
  return undefined
}
