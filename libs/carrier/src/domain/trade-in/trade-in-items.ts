import type { TradeInCondition } from '@soe/contracts'
import type { CartLineState, CartState, TradeInState } from '@soe/world'

/** A trade-in that is not settled: no device named, none rated, or one that is worth nothing. */
export type OpenTradeIn = 'undecided' | 'unrated' | 'refused'

type TradeInCart = Pick<CartState, 'lines' | 'tradeIns'>

/** Percent of its full value that a device keeps. */
export const conditionPercent: Readonly<Record<TradeInCondition, number>> = { good: 100, damaged: 40, 'not-working': 0 }

export const tradeInCents = (fullValueCents: number, condition: TradeInCondition): number =>
  Math.round((fullValueCents * conditionPercent[condition]) / 100)

/** What the carrier gives for it; good until the shopper has rated it. */
export const creditCents = ({ fullValueCents, condition = 'good' }: TradeInState): number =>
  tradeInCents(fullValueCents, condition)

/** The cart's trade-ins; a removed line's trade-in is gone with it. */
export const tradeInsOf = ({ lines, tradeIns = [] }: TradeInCart): readonly TradeInState[] =>
  tradeIns.filter(({ lineId }) => lineId === undefined || lines.some((line) => line.lineId === lineId))

/**
 * A worthless device isn't taken before the shopper, who rates it, lets the carrier recycle it; until then its item
 * makes the carrier ask for another device.
 */
export const isTaken = ({ fullValueCents, condition }: TradeInState): boolean =>
  fullValueCents > 0 || condition !== undefined

export const takenTradeIns = (cart: TradeInCart): readonly TradeInState[] => tradeInsOf(cart).filter(isTaken)

/** Trade-ins without lines are a case of their own; the first line makes them part of the order. */
export const isStandaloneTradeIn = (cart: TradeInCart): boolean =>
  cart.lines.length === 0 && tradeInsOf(cart).length > 0

export const openItem = (item: TradeInState): OpenTradeIn | undefined => {
  if (!isTaken(item)) return 'refused'
  return item.condition === undefined ? 'unrated' : undefined
}

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
