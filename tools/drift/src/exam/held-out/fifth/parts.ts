import type { TwinRequest, Wrapper } from '../../../twin'
import type { Loose } from '../../../wrappers'
import { isDone, onCart } from '../../parts'
import { cartOf, memoryOf } from '../held-out'

export const rowsOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

/** Edits every view of a cart by what earlier ones have shown, also those that nobody read after these changes. */
export const onKeptCart =
  <Memory>(
    changes: readonly NonNullable<TwinRequest['key']>[],
    make: () => Memory,
    edit: (memory: Memory, cart: Loose) => void,
  ) =>
  (): Wrapper => {
    const kept = memoryOf(make)
    const view = onCart((cart, request) => edit(kept(request), cart))()
    return async (request, pass) => {
      const reply = await view(request, pass)
      if (request.key === undefined || !changes.includes(request.key) || !isDone(reply)) return reply
      const cart = await cartOf(request, pass)
      if (cart) edit(kept(request), cart)
      return reply
    }
  }

/** Long enough for a second call of the same moment to arrive. */
export const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))
