import type { Culprit } from '@soe/contracts'
import type { Artefacts } from './sitting'

export const pools = ['scripts', 'carrier', 'fields', 'assertions', 'shop'] as const
export type Pool = (typeof pools)[number]

/** A failure whose culprit is known; undefined where it does not show. */
export interface ExamCase {
  readonly id: string
  readonly culprit: Culprit
  readonly run: () => Promise<Artefacts | undefined>
}
