import type { Drift } from '../drift'
import { cartExam } from './cart-exam'
import { otherExam } from './other-exam'

/** Drifts that a judge missed when somebody thought of them who did not know what it looks for. */
export const examDrifts: readonly Drift[] = [...cartExam, ...otherExam]
