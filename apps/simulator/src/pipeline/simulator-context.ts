import type { OperationKey } from '@soe/contracts'
import type { CarrierOperation } from '@soe/carrier'
import type { Bandwidth } from './bandwidth'
import type { Carriers } from './carriers'
import type { Homes } from './homes'
import type { Journal } from '../journal/journal'
import type { ScenarioLibrary } from '../scenario-files/scenario-library'
import type { WorldLimits } from '../world-limits'
import type { WorldAccess } from './change-world'

/** Operations that run instead of the carrier's own. */
export type ReplacedOperations = { readonly [Key in OperationKey]?: CarrierOperation<Key> }

export interface SimulatorContext extends WorldAccess {
  readonly journal: Journal
  readonly homes: Homes
  /** The address of this process, if clients have to call this one of several. */
  readonly address?: string | undefined
  readonly limits: WorldLimits
  readonly library: ScenarioLibrary
  readonly bandwidth: Bandwidth
  readonly carriers: Carriers
  readonly operations?: ReplacedOperations
}
