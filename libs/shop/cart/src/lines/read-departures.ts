import type { CartLine } from '@soe/contracts'

export type Departure = 'plan' | 'number' | 'accessories' | 'tradeIn'

export const readDepartures = ({ plan, numberChoice, accessories, tradeInInfo }: CartLine): readonly Departure[] => {
  const leaves: Readonly<Record<Departure, boolean>> = {
    plan: plan !== undefined,
    number: numberChoice !== undefined && numberChoice !== 'existing',
    accessories: accessories.length > 0,
    tradeIn: tradeInInfo !== undefined,
  }
  return (Object.keys(leaves) as Departure[]).filter((departure) => leaves[departure])
}
