import type { AmountRow, CartView } from '@soe/contracts'

const offersOf = ({ lineDetails: { lineInfo } }: CartView, lineId: string): readonly AmountRow[] =>
  lineInfo[lineId]?.offers ?? []

export const lostOffers = (before: CartView, now: CartView): readonly AmountRow[] => {
  if (before.cartId !== now.cartId) return []
  const lost = Object.keys(now.lineDetails.lineInfo).flatMap((lineId) => {
    const kept = offersOf(now, lineId).map(({ name }) => name)
    return offersOf(before, lineId).filter(({ name }) => !kept.includes(name))
  })
  return [...new Map(lost.map((offer) => [`${offer.name} ${offer.amount}`, offer])).values()]
}
