import type { OperationKey } from '@soe/contracts'
import type { Drift } from '../drift'
import { effects } from './effects'

/** Exams of the judge, in order: each list was written by somebody who had not seen what it looks for by then. */
export const draws = [
  'exam',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const
export type Draw = (typeof draws)[number]

/** A fault of real shops and services. */
export interface PlantedFault extends Drift {
  readonly draw: Draw
}

/** A report of a fault of this kind. */
export const github = (place: string) => `https://github.com/${place}`

/** How a fault of this kind comes about, where nobody has reported one. */
export const experience = (how: string) => `experience: ${how}`

/** A fault of an exam: its kind, a sentence, what it is known from, the operations that show it, and how it is made. */
export const fault = (draw: Draw, id: string, kind?: string) => {
  const row = (title: string, source?: string) => ({
    in: (...only: readonly [OperationKey, ...OperationKey[]]) =>
      effects((wrap): PlantedFault => ({
        draw,
        id: kind === undefined ? id : `held-out-${id}`,
        class: 'F',
        title: kind === undefined ? title : `${kind}: ${title}`,
        only,
        at: [only[0], ''],
        wrap,
        ...(source !== undefined && { source }),
      })),
  })
  return { says: (title: string) => ({ ...row(title), from: (source: string) => row(title, source) }) }
}
