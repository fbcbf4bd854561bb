import type { Drift } from '../drift'
import { made } from '../fault-table'
import { errorsFaults } from './errors'
import { ignoredFieldsFaults } from './ignored-fields'
import { limitsFaults } from './limits'
import { listsFaults } from './lists'
import { lostChangesFaults } from './lost-changes'
import { moneyFaults } from './money'
import { othersFaults } from './others'
import rows from './planted-faults.json'
import { sessionsFaults } from './sessions'
import { staleReadsFaults } from './stale-reads'
import { textsFaults } from './texts'
import { timeFaults } from './time'

/** Exams of the judge, in order: each list was written by somebody who had not seen what it looks for by then. */
export const draws = ['exam', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

/** A fault of real shops and services, known from a report or from experience. */
export interface PlantedFault extends Omit<Drift, 'class' | 'at'> {
  readonly draw: (typeof draws)[number]
  readonly kind?: string
}

/** Faults of real shops and services, made by what they spoil. */
export const plantedFaults = made(rows as readonly PlantedFault[], {
  ...errorsFaults,
  ...ignoredFieldsFaults,
  ...limitsFaults,
  ...listsFaults,
  ...lostChangesFaults,
  ...moneyFaults,
  ...othersFaults,
  ...sessionsFaults,
  ...staleReadsFaults,
  ...textsFaults,
  ...timeFaults,
})
