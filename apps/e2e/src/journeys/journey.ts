import type { SimulatorClient } from '@soe/simulator-client'
import type { TestWorld } from '@soe/simulator-client/playwright'
import type { JourneyPage } from '../page/journey-page'

export interface Visit {
  page: JourneyPage
  simulator: SimulatorClient
  world: TestWorld
}

/** What one shopper does from the first page to the last, in any browser. */
export interface Journey {
  title: string
  persona: string
  run(visit: Visit): Promise<void>
}
