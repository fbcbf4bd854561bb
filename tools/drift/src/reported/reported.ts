import type { Drift } from '../drift'
import { effects } from '../row'
import { operations, type Operation } from '../small-shop/operations'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { onAnswer, type Loose } from '../wrappers'
import { sources, type Source } from './sources'

type Key = Drift['only'][number]

/** Edits every reply to a call of the contract. */
export const always =
  (change: (reply: TwinReply, request: TwinRequest) => TwinReply) => (): Wrapper => async (request, pass) => {
    const reply = await pass(request)
    return request.key === undefined ? reply : change(reply, request)
  }

/** Changes an error of the contract on its way out. */
const onRefusal = (key: Key, change: (error: Loose) => void) =>
  always((reply, request) => {
    if (request.key !== key || !reply.body.includes('"errors":[{"id"')) return reply
    const envelope = JSON.parse(reply.body) as Loose
    for (const error of envelope.errors as Loose[]) change(error)
    return { ...reply, body: JSON.stringify(envelope) }
  })

export const checkout = 'checkout.getCheckoutDetails'

/** A drift of the small shop of a kind that somebody has reported. */
export const reported = (source: Source, id: string, title: string) => {
  const made = effects((key, parts): Drift => ({
    id: `small-${id}`,
    class: 'F',
    title,
    only: [key],
    at: [key, ''],
    source: sources[source],
    small: {},
    ...parts,
  }))
  return {
    ...made,
    always: (key: Key, change: Parameters<typeof always>[0]) => made.by(key, always(change)),
    refusal: (key: Key, change: (error: Loose) => void) => made.by(key, onRefusal(key, change)),
    cookies: (key: Key, change: (cookie: string) => string) =>
      made.by(
        key,
        always((reply) => ({ ...reply, setCookies: reply.setCookies.map(change) })),
      ),
    cart: (change: (cart: Loose) => void) =>
      made.by(
        checkout,
        onAnswer(checkout, ({ cart }) => change(cart)),
      ),
    /** Runs instead of an operation of the small shop. */
    runs: (key: Key, run: Operation) => made.row(key, { small: { [key]: run } }),
  }
}

export const own = (key: Key): Operation => {
  const operation = operations[key]
  if (!operation) throw new Error(`the small shop has no ${key}`)
  return operation
}

/** An operation whose answers of one session are so many behind. */
export const behind = (key: Key, by: number) => (): Wrapper => {
  const earlier = new Map<string, string[]>()
  return async (request, pass) => {
    const reply = await pass(request)
    const isRead = request.key === key && reply.status === 200
    const [session = ''] = /small-shop=[^;]*/.exec(request.headers['cookie'] ?? '') ?? []
    if (!isRead) return reply
    const bodies = [...(earlier.get(session) ?? []), reply.body]
    earlier.set(session, bodies)
    return { ...reply, body: bodies[Math.max(0, bodies.length - 1 - by)] ?? reply.body }
  }
}
