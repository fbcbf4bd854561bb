import type { CartLine, UnearnedOffer } from '@soe/contracts'
import { routePendingStep } from '@soe/shop-journey'
import { destination, useIdentity, usePathOf, useTexts, type Destination } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { cartTexts } from '../cart-texts'
import { LineRow } from './line-row'

type Way = 'addTradeIn' | 'addAnotherLine' | 'choosePhone' | 'choosePlan' | 'addAccessories'

/** What earns an offer, by what it needs; the others are never waited for. */
const wayOf: Readonly<Partial<Record<UnearnedOffer['needs'], Way>>> = {
  'trade-in': 'addTradeIn',
  'second-line': 'addAnotherLine',
  phone: 'choosePhone',
  'unlimited-plan': 'choosePlan',
  'tablet-plan': 'choosePlan',
  plan: 'choosePlan',
  accessory: 'addAccessories',
}

const useDestinations = (line: string): Readonly<Record<Way, Destination>> => {
  const { audience } = useIdentity()
  return {
    addTradeIn: destination('tradein', { line }),
    addAnotherLine: destination('smartphones/'),
    choosePhone: destination('smartphones/'),
    choosePlan: routePendingStep('PlanSelection', { audience, line, mtn: line }),
    addAccessories: destination('accessories'),
  }
}

/** The offer that the device was shown with and the line does not have: why, and what earns it. */
export const UnearnedOfferRow = ({ lineId, unearnedOffer: offer }: CartLine) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const destinations = useDestinations(lineId)
  if (!offer) return null
  const way = offer.canBeEarned ? wayOf[offer.needs] : undefined
  return (
    <LineRow
      name={offer.name}
      detail={`${offer.canBeEarned ? texts.offerWaits : texts.offerNotGiven} ${offer.terms}`}
      change={way && <CartLink href={pathOf(destinations[way])}>{texts[way]}</CartLink>}
    />
  )
}
