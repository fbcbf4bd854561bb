import type { OperationKey } from '@soe/contracts'
import type { Caller, Given } from '../small-shop/operations'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { moment, type Loose } from '../wrappers'
import { own } from './reported'

export const [addDevice, removeDevice, addAccessories] = [
  own('cart.addDevice'),
  own('cart.removeDevice'),
  own('cart.addAccessories'),
]
export const [addWishlist, removeWishlist] = [own('wishlist.addWishlist'), own('wishlist.removeWishlist')]

export const linesOf = ({ cart }: Loose): Loose[] => Object.values(cart.lineDetails.lineInfo as object)

export const contextOf = (answer: Loose): Loose => answer.serviceBody.serviceResponse.context

export const cartOf = ({ account, store }: Caller) => store.cartOf(account)

export const sessionOf = ({ headers }: TwinRequest) => /small-shop=[^;]*/.exec(headers['cookie'] ?? '')?.[0] ?? ''

/** The first answer to what is the same by its name, as long as the name is. */
export const keptBy = (key: OperationKey, nameOf: (answer: Loose) => unknown) => (): Wrapper => {
  const kept = new Map<string, string>()
  return async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== key || reply.status !== 200) return reply
    const name = `${sessionOf(request)} ${JSON.stringify(nameOf(JSON.parse(reply.body)))}`
    kept.set(name, kept.get(name) ?? reply.body)
    return { ...reply, body: kept.get(name) ?? reply.body }
  }
}

/** The second of two calls at once gets the answer of the first, and has no effect. */
export const joined = (key: OperationKey) => (): Wrapper => {
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
    await moment()
    running.delete(name)
    return own
  }
}

/** Ids of lines that are gone, by account. */
export const goneLines = new Map<string, string>()

export const mapLines = (given: Given, change: (line: Given) => Given): Given => ({
  ...given,
  data: { lines: (given.data.lines as Given[]).map(change) },
})
