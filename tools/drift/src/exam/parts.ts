import type { Drift } from '../drift'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import type { Loose } from '../wrappers'

/** The shopper's session. */
export const shopperOf = ({ headers }: TwinRequest): string =>
  /sim-session=([^;]*)/.exec(headers['cookie'] ?? '')?.[1] ?? ''

/** JSON; undefined where it is none. */
export const read = (text: string): Loose => {
  try {
    return JSON.parse(text) as Loose
  } catch {
    return undefined
  }
}

export const isDone = (reply: TwinReply): boolean =>
  reply.status === 200 && reply.body.startsWith('{') && !reply.body.includes('"errors":[{"id"')

export const answered = (reply: TwinReply, answer: Loose): TwinReply => ({ ...reply, body: JSON.stringify(answer) })

export const inCents = (dollars: number): number => Math.round(dollars * 100) / 100

export const sumOf = (rows: readonly Loose[]): number =>
  inCents(rows.reduce((sum: number, { amount }) => sum + (amount as number), 0))

/** A drift that shows where these operations are judged. */
export const fault = (id: string, title: string, only: Drift['only'], wrap: () => Wrapper): Drift => ({
  id,
  class: 'F',
  title,
  only,
  at: [only[0] ?? 'cart.addDevice', ''],
  wrap,
})

/** Edits every answer that holds the view of a cart. */
export const onCart =
  (edit: (cart: Loose, request: TwinRequest, answer: Loose) => void) => (): Wrapper => async (request, pass) => {
    const reply = await pass(request)
    if (request.key === undefined || !isDone(reply) || !reply.body.includes('"lineDetails"')) return reply
    const answer = read(reply.body)
    if (!answer.cart?.lineDetails) return reply
    edit(answer.cart, request, answer)
    return answered(reply, answer)
  }

/** Edits every view of a cart, with a memory for each shopper. */
export const onCartOf =
  <Memory>(make: () => Memory, edit: (memory: Memory, cart: Loose, request: TwinRequest) => void) =>
  (): Wrapper => {
    const memories = new Map<string, Memory>()
    return onCart((cart, request) => {
      const shopper = shopperOf(request)
      const memory = memories.get(shopper) ?? make()
      memories.set(shopper, memory)
      edit(memory, cart, request)
    })()
  }

export const linesOf = (cart: Loose): Loose[] => Object.values(cart.lineDetails.lineInfo as object)
