import type { Drift } from '../../../drift'
import { fifthCartFaults } from './cart'
import { fifthCatalogueFaults } from './catalogue'
import { fifthCheckoutFaults } from './checkout'
import { fifthOtherFaults } from './others'

/** Faults by an author who knew the published contract alone, each of which breaks a sentence of it. */
export const fifthFaults: readonly Drift[] = [
  ...fifthCatalogueFaults,
  ...fifthCartFaults,
  ...fifthCheckoutFaults,
  ...fifthOtherFaults,
]
