import type { Journal } from '../journal/journal'
import type { ScenarioLibrary } from '../scenario-files/scenario-library'
import type { WorldLimits } from '../world-limits'
import type { WorldAccess } from './change-world'

/** What the parts of the simulator share. */
export interface SimulatorContext extends WorldAccess {
  readonly journal: Journal
  readonly limits: WorldLimits
  readonly library: ScenarioLibrary
}
