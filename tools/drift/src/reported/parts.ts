import type { OperationKey } from '@soe/contracts'
import { operations, type Given, type Operation, type Caller } from '../small-shop/operations'
import type { Wrapper, TwinReply, TwinRequest } from '../twin'
import { onAnswer, type Loose } from '../wrappers'

export const own = (key: OperationKey): Operation => {
  const operation = operations[key]
  if (!operation) throw new Error(`the small shop has no ${key}`)
  return operation
}

/** Runs instead of an operation of the small shop. */
export const instead = (key: OperationKey, run: (given: Given, caller: Parameters<Operation>[1]) => object) => ({
  small: { [key]: run },
})

/** An operation whose answers of one session are so many behind. */
export const behind = (key: OperationKey, by: number): { readonly wrap: () => Wrapper } => ({
  wrap: () => {
    const told = new Map<string, string[]>()
    return async (request, pass) => {
      const reply = await pass(request)
      const isRead = request.key === key && reply.status === 200
      const [session = ''] = /small-shop=[^;]*/.exec(request.headers['cookie'] ?? '') ?? []
      if (!isRead) return reply
      const bodies = [...(told.get(session) ?? []), reply.body]
      told.set(session, bodies)
      return { ...reply, body: bodies[Math.max(0, bodies.length - 1 - by)] ?? reply.body }
    }
  },
})

export const checkout = 'checkout.getCheckoutDetails'

export const [addDevice, removeDevice, addAccessories] = [
  own('cart.addDevice'),
  own('cart.removeDevice'),
  own('cart.addAccessories'),
]
export const [addWishlist, removeWishlist] = [own('wishlist.addWishlist'), own('wishlist.removeWishlist')]

export const linesOf = ({ cart }: Loose): Loose[] => Object.values(cart.lineDetails.lineInfo as object)

export const onCart = (change: (cart: Loose, answer: Loose) => void) =>
  onAnswer(checkout, (answer) => {
    change(answer.cart, answer)
  })

export const contextOf = (answer: Loose): Loose => answer.serviceBody.serviceResponse.context

export const cartOf = ({ account, store }: Caller) => store.cartOf(account)

export const always = (change: (reply: TwinReply, request: TwinRequest) => TwinReply) => ({
  wrap: (): Wrapper => async (request, pass) => {
    const reply = await pass(request)
    return request.key === undefined ? reply : change(reply, request)
  },
})

export const sessionOf = ({ headers }: TwinRequest) => /small-shop=[^;]*/.exec(headers['cookie'] ?? '')?.[0] ?? ''

/** The first answer to what is the same by its name, as long as the name is. */
export const keptBy = (key: OperationKey, nameOf: (answer: Loose) => unknown) => ({
  wrap: (): Wrapper => {
    const kept = new Map<string, string>()
    return async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== key || reply.status !== 200) return reply
      const name = `${sessionOf(request)} ${JSON.stringify(nameOf(JSON.parse(reply.body)))}`
      kept.set(name, kept.get(name) ?? reply.body)
      return { ...reply, body: kept.get(name) ?? reply.body }
    }
  },
})

/** The second of two calls at once gets the answer of the first, and has no effect. */
export const joined = (key: OperationKey) => ({
  wrap: (): Wrapper => {
    const running = new Map<string, Promise<TwinReply>>()
    return async (request, pass) => {
      if (request.key !== key) return pass(request)
      const name = sessionOf(request)
      const other = running.get(name)
      if (other) {
        const reply = await other
        return { ...reply, headers: { ...reply.headers, e2erequestid: request.headers['guie2erequestid'] ?? '' } }
      }
      const own = pass(request)
      running.set(name, own)
      await new Promise((resolve) => void setTimeout(resolve, 15))
      running.delete(name)
      return own
    }
  },
})

/** Ids of lines that are gone, by account. */
export const goneLines = new Map<string, string>()

/** Changes an error of the contract on its way out. */
export const onRefusal = (key: OperationKey, change: (error: Loose) => void) =>
  always((reply, request) => {
    if (request.key !== key || !reply.body.includes('"errors":[{"id"')) return reply
    const envelope = JSON.parse(reply.body) as Loose
    for (const error of envelope.errors as Loose[]) change(error)
    return { ...reply, body: JSON.stringify(envelope) }
  })

export const mapAccessories = (given: Given, change: (line: Given) => Given): Given => ({
  ...given,
  data: { lines: (given.data.lines as Given[]).map(change) },
})
