import type { WorldDraft } from './draft'
import type { Collections } from './state'

type RingName = 'feedback' | 'logs'
type Remembered<Name extends RingName> = Omit<Collections[Name], 'id'>

/** Padded, so that ids sort in the order they were assigned in every store. */
const idOf = (name: RingName, number: number) => `${name}-${String(number).padStart(10, '0')}`

/** Stores a value in a ring of at most `most`: a new one replaces the oldest. */
export const remember = <Name extends RingName>(
  draft: WorldDraft,
  name: Name,
  most: number,
  value: Remembered<Name>,
) => {
  const number = draft.count(name)
  const ring = draft[name] as unknown as { put(value: unknown): void; delete(id: string): void }
  ring.delete(idOf(name, number - most))
  ring.put({ ...value, id: idOf(name, number) })
}
