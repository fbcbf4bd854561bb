import type { Drift } from '../../../drift'
import { sixthCartFaults } from './cart'
import { sixthCheckoutFaults } from './checkout'
import { sixthOtherFaults } from './others'
import { whereSound } from './parts'

/** Faults by one more author who knew the published contract alone. */
export const sixthFaults: readonly Drift[] = [...sixthCartFaults, ...sixthCheckoutFaults, ...sixthOtherFaults].map(
  (fault) => (fault.wrap ? { ...fault, wrap: whereSound(fault.wrap) } : fault),
)
