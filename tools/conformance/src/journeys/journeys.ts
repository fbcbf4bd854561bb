import type { OperationKey } from '@soe/contracts'
import type { Check } from '../run/check'
import { cartJourneys } from './cart-journeys'
import { journeyCheck, type Journey } from './journey'
import { lockChecks, lockJourneys } from './lock-journeys'
import { orderJourneys } from './order-journeys'
import { otherShoppersJourneys } from './other-shoppers-journeys'
import { savedCartJourneys } from './saved-cart-journeys'
import { sessionJourneys } from './session-journeys'
import { wishlistJourneys } from './wishlist-journeys'

const journeys: readonly Journey[] = [
  ...cartJourneys,
  ...wishlistJourneys,
  ...savedCartJourneys,
  ...lockJourneys,
  ...sessionJourneys,
  ...otherShoppersJourneys,
  ...orderJourneys,
]

/** What must hold over several calls, for the operations that were chosen. */
export const journeyChecks = (keys: readonly OperationKey[]): Check[] => {
  const chosen = new Set(keys)
  const wanted = journeys.filter(({ key, also = [] }) => [key, ...also].some((one) => chosen.has(one)))
  return [...wanted.map(journeyCheck), ...lockChecks(keys)]
}
