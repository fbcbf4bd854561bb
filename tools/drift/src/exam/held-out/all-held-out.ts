import type { Drift } from '../../drift'
import { changeFaults } from './changes'
import { otherFaults } from './others'
import { readFaults } from './reads'

/** Faults of real backends, written by somebody who has not seen what the judge looks for. */
export const heldOutFaults: readonly Drift[] = [...changeFaults, ...readFaults, ...otherFaults]
