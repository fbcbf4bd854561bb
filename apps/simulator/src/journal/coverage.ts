import type { Cause, OperationKey } from '@soe/contracts'
import type { RecordedCall } from './recorded-call'

export interface Answered {
  readonly operation: OperationKey
  /** Id of the error or code of the refusal; undefined where the answer was none. */
  readonly error: string | undefined
  readonly status: number
  readonly causes: Record<Cause, number>
}

type Way = Pick<RecordedCall, 'operation' | 'error' | 'status'>

type Slot = Answered & { readonly above: Answered | undefined }

export interface Coverage {
  count(call: RecordedCall): void
  /** The counter of the way in which the call ended. */
  slot(way: Way): Slot
  list(): readonly Answered[]
}

const noCauses = (): Record<Cause, number> => ({ world: 0, failNext: 0, scenario: 0, repeat: 0, refused: 0 })

/** A scripted status counts by its status alone, whatever its body says. */
const wayOf = ({ error, status }: Way) => (error === undefined || error === 'SCRIPTED_STATUS' ? status : error)

/** Counters, one for each way in which an operation has ended; each counts in the coverage above it too. */
export const createCoverage = (above?: Coverage): Coverage => {
  const slots = new Map<OperationKey, Map<string | number, Slot>>()
  const slot = (call: Way): Slot => {
    let ways = slots.get(call.operation)
    if (!ways) slots.set(call.operation, (ways = new Map()))
    const way = wayOf(call)
    const found = ways.get(way)
    if (found) return found
    const { operation, status } = call
    const error = way === status ? undefined : call.error
    const made: Slot = { operation, error, status, causes: noCauses(), above: above?.slot(call) }
    ways.set(way, made)
    return made
  }
  return {
    slot,
    count: (call) => {
      const { because } = call.ending
      const counted = slot(call)
      counted.causes[because] += 1
      if (counted.above) counted.above.causes[because] += 1
    },
    list: () => [...slots.values()].flatMap((ways) => [...ways.values()]),
  }
}
