import type { Drift } from '../../../drift'
import { thirdCartFaults } from './cart'
import { thirdCheckoutFaults } from './checkout'
import { thirdOfferFaults } from './offers'
import { thirdOtherFaults } from './others'

/** Faults by an author who knew neither of the judge nor of its invariants, spread over all families of operations. */
export const thirdFaults: readonly Drift[] = [
  ...thirdCartFaults,
  ...thirdCheckoutFaults,
  ...thirdOfferFaults,
  ...thirdOtherFaults,
]
