import type { Scenario } from '../document/scenario'
import { cartLoad } from './cart-load'
import { checkout } from './checkout'
import { eligibility } from './eligibility'
import { engagement } from './engagement'
import { locks } from './locks'
import { network } from './network'
import { ordering } from './ordering'
import { session } from './session'

/** Every built-in scenario, by the part of the shop that it is about. */
export const scenarioCatalogue = {
  ordering,
  'cart-load': cartLoad,
  locks,
  eligibility,
  checkout,
  session,
  network,
  engagement,
} as const satisfies Readonly<Record<string, readonly Scenario[]>>

export const builtInScenarios: readonly Scenario[] = Object.values(scenarioCatalogue).flat()
