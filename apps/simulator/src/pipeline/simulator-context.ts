import type { ScenarioShelf } from '../scenario-files/scenario-shelf'
import type { WorldLimits } from '../world-limits'
import type { Journal } from './journal'
import type { Pipeline } from './run-call'

/** What the HTTP side works with. */
export interface Edge extends Pipeline {
  readonly journal: Journal
  readonly limits: WorldLimits
  /** The scenarios of the files. */
  readonly shelf: ScenarioShelf
}
