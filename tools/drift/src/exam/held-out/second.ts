import type { Drift } from '../../drift'
import { secondChangeFaults } from './second-changes'
import { secondReadFaults } from './second-reads'

/** Faults that were written by someone who had not seen the judge, after it had learned from the first list. */
export const secondFaults: readonly Drift[] = [...secondChangeFaults, ...secondReadFaults]
