import type { World } from '@soe/world'
import type { NumberedCall } from '../journal/journal'
import type { SimulatorContext } from '../pipeline/simulator-context'

/** The world that a verdict is about, and how it is reached. */
export interface Inquiry {
  readonly simulator: SimulatorContext
  readonly world: World
  /** Whether calls are replayed with changes; otherwise the evidence alone decides. */
  readonly isReplayed: boolean
  /** What happened to a call, in sentences. */
  readonly storyOf: (found: NumberedCall) => readonly string[]
}

export const callsOf = ({ simulator: { journal }, world }: Inquiry): readonly NumberedCall[] =>
  journal.entriesOf(world.header.id).filter(({ undoneBy }) => undoneBy === undefined)

export const nameOf = ({ simulator: { journal }, world }: Inquiry, { seq }: NumberedCall): string =>
  journal.nameOf(world.header.id, seq)

export const isWrong = ({ call }: NumberedCall): boolean => {
  const { because, effect } = call.ending
  return (
    call.error !== undefined ||
    call.status >= 400 ||
    call.status === 0 ||
    because === 'scenario' ||
    effect === 'not-done'
  )
}

export const callsLost = 'The replica that was the home of this world has ended, and its journal of the calls with it.'
