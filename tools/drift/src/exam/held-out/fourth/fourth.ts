import type { Drift } from '../../../drift'
import { fourthCartFaults } from './cart'
import { fourthCatalogueFaults } from './catalogue'
import { fourthCheckoutFaults } from './checkout'
import { fourthOtherFaults } from './others'

/** Faults by an author who knew the published contract alone, spread over all families of operations. */
export const fourthFaults: readonly Drift[] = [
  ...fourthCatalogueFaults,
  ...fourthCartFaults,
  ...fourthCheckoutFaults,
  ...fourthOtherFaults,
]
