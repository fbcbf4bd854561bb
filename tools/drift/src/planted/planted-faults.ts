import type { PlantedFault } from './fault'
import { listsFaults } from './lists'
import { listsOfCartsFaults } from './lists-of-carts'
import { moneyFaults } from './money'
import { othersFaults } from './others'
import { otherWaysFaults } from './other-ways'
import { lostChangesFaults } from './lost-changes'
import { lostChangesOfCartsFaults } from './lost-changes-of-carts'
import { errorsFaults } from './errors'
import { staleReadsFaults } from './stale-reads'
import { staleReadsOfCartsFaults } from './stale-reads-of-carts'
import { limitsFaults } from './limits'
import { ignoredFieldsFaults } from './ignored-fields'
import { textsFaults } from './texts'
import { sessionsFaults } from './sessions'
import { sessionsOfCartsFaults } from './sessions-of-carts'
import { timeFaults } from './time'
import { fromTheContractFaults } from './from-the-contract'
import { blindFaults } from './blind'

/** Faults of real shops and services by what they spoil. */
export const plantedFaults: readonly PlantedFault[] = [
  ...listsFaults,
  ...listsOfCartsFaults,
  ...moneyFaults,
  ...othersFaults,
  ...otherWaysFaults,
  ...lostChangesFaults,
  ...lostChangesOfCartsFaults,
  ...errorsFaults,
  ...staleReadsFaults,
  ...staleReadsOfCartsFaults,
  ...limitsFaults,
  ...ignoredFieldsFaults,
  ...textsFaults,
  ...sessionsFaults,
  ...sessionsOfCartsFaults,
  ...timeFaults,
  ...fromTheContractFaults,
  ...blindFaults,
]
