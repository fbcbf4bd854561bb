import type { CartView } from '@soe/contracts'

const offersOf = ({ lineDetails: { lineInfo } }: CartView, lineId: string): string[] =>
  (lineInfo[lineId]?.offers ?? []).map(({ name = '' }) => name)

/** The offers that lines of the cart had before, and have no longer. */
export const lostOffers = (before: CartView, now: CartView): string[] => {
  const names = Object.keys(now.lineDetails.lineInfo).flatMap((lineId) => {
    const kept = offersOf(now, lineId)
    return offersOf(before, lineId).filter((name) => !kept.includes(name))
  })
  return [...new Set(names)]
}
