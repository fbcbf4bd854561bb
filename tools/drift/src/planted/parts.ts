import { randomUUID } from 'node:crypto'
import { errorEnvelope, findOperation, type ErrorId } from '@soe/contracts'
import * as allRoutes from '@soe/contracts/routes'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { isDone, jsonReply, moment, worldOf, type Loose } from '../wrappers'

export type Key = NonNullable<TwinRequest['key']>

export type Pass = Parameters<Wrapper>[1]

interface Paths {
  readonly key: string
  readonly method: string
  readonly paths: Readonly<Record<string, string>>
}

const routes = (Object.values(allRoutes) as unknown[]).filter(
  (route): route is Paths => typeof route === 'object' && route !== null && 'paths' in route && 'key' in route,
)

/** Whether the contract takes so many: what it refuses, the faulty backend refuses too. */
export const isWithin = (items: unknown, most: number): boolean =>
  Array.isArray(items) && items.length > 1 && items.length <= most && items.every(Boolean)

export const isShort = (name: unknown): name is string => typeof name === 'string' && /^\S(?:.{0,58}\S)?$/.test(name)

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

/** The line of a cart that is named by its id or its number. */
export const lineOf = (cart: Loose, name: unknown): Loose =>
  cart && linesOf(cart).find(({ lineId, mobileNumber }) => name === lineId || name === mobileNumber)

export const nameOf = (cookie: string): string => cookie.split('=')[0] ?? ''

export const piecesOf = (rows: readonly Loose[]): number => rows.reduce((sum: number, { qty }) => sum + Number(qty), 0)

export const perCent = (pieces: number): number => (pieces > 5 ? 30 : pieces > 4 ? 25 : pieces > 3 ? 20 : 0)

export const queryOf = (request: TwinRequest): URLSearchParams => new URL(request.url, 'http://shop').searchParams

export const withoutSession = (cookie = ''): string => cookie.replace(/sim-session=[^;]*;?\s*/, '')

/** The world of a shopper, which others share. */
export const sharedBy = (request: TwinRequest): string =>
  /sim-world=([^;]*)/.exec(request.headers['cookie'] ?? '')?.[1] ?? worldOf(request)

/** Edits what these operations answer where they did what was asked. */
export const onDone =
  (keys: readonly Key[], edit: (answer: Loose, request: TwinRequest) => void) =>
  (): Wrapper =>
  async (request, pass) => {
    const reply = await pass(request)
    if (request.key === undefined || !keys.includes(request.key) || !isDone(reply)) return reply
    const answer = read(reply.body)
    if (answer === undefined) return reply
    edit(answer, request)
    return answered(reply, answer)
  }

export const withBody = (request: TwinRequest, body: unknown): TwinRequest => {
  const { 'content-length': _length, ...headers } = request.headers
  return { ...request, headers, body: JSON.stringify(body) }
}

/** Edits what an operation is asked before anything reads it. */
export const onAsked =
  (key: Key, edit: (body: Loose, request: TwinRequest) => void) => (): Wrapper => (request, pass) => {
    if (request.key !== key) return pass(request)
    const body = read(request.body)
    if (body === undefined) return pass(request)
    edit(body, request)
    return pass(withBody(request, body))
  }

/** Asks another operation as the same shopper. */
export const ask = async (
  request: TwinRequest,
  pass: Pass,
  key: Key,
  body: unknown,
): Promise<TwinReply | undefined> => {
  const path = request.url.split('?')[0]
  const audience = routes
    .filter((route) => route.key === request.key)
    .flatMap(({ paths }) => Object.entries(paths))
    .find(([, at]) => at === path)?.[0]
  const route = routes.find((one) => one.key === key)
  const url = audience === undefined ? undefined : route?.paths[audience]
  if (!route || url === undefined) return undefined
  // With the id of the request it would be a retry.
  const headers = { ...request.headers, guie2erequestid: randomUUID() }
  return await pass({ ...withBody(request, body), headers, method: route.method, url, key })
}

/** Reads that show what a shopper has stored. */
const storeReads: readonly Key[] = [
  'checkout.getCheckoutDetails',
  'payment.listCards',
  'wishlist.retrieveFavorites',
  'wishlist.retrieveWishlist',
]

/** A change that comes while another one runs, of the shopper that `of` names, is answered and gone: later reads lack it. */
export const lostBeside =
  (key: Key, lose: (answer: Loose, body: Loose) => void, of: (request: TwinRequest) => string = shopperOf) =>
  (): Wrapper => {
    const [running, lost] = [new Map<string, number>(), new Map<string, Loose[]>()]
    const view = onDone(storeReads, (answer, request) => {
      for (const body of lost.get(of(request)) ?? []) lose(answer, body)
    })()
    return async (request, pass) => {
      if (request.key === undefined || findOperation(request.key).metadata.kind === 'read') return view(request, pass)
      const who = of(request)
      const others = running.get(who) ?? 0
      running.set(who, others + 1)
      await moment()
      const reply = await pass(request)
      running.set(who, (running.get(who) ?? 1) - 1)
      if (request.key === key && others > 0 && isDone(reply))
        lost.set(who, [...(lost.get(who) ?? []), read(request.body)])
      return reply
    }
  }

/** Takes every request of an operation for a new one, whatever its id. */
export const forgetsIds = (key: Key) => (): Wrapper => async (request, pass) => {
  if (request.key !== key) return pass(request)
  const { guie2erequestid: id, ...headers } = request.headers
  const reply = await pass({ ...request, headers })
  return { ...reply, headers: { ...reply.headers, ...(id !== undefined && { e2erequestid: id }) } }
}

/** What the shopper's cart holds now. */
export const cartOf = async (request: TwinRequest, pass: Pass): Promise<Loose> => {
  const reply = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
  return reply && isDone(reply) ? read(reply.body)?.cart : undefined
}

/** A memory for each shopper. */
export const memoryOf = <Memory>(make: () => Memory): ((request: TwinRequest) => Memory) => {
  const memories = new Map<string, Memory>()
  return (request) => {
    const shopper = shopperOf(request)
    const memory = memories.get(shopper) ?? make()
    memories.set(shopper, memory)
    return memory
  }
}

/** Every object in an answer, outermost first. */
export const everyObject = (value: Loose, visit: (object: Loose) => void): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value)
  for (const inner of Object.values(value)) everyObject(inner, visit)
}

export const daysOff = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const asLatin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

export const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean'

const isSound = ({ key, body }: TwinRequest): boolean => {
  const operation = key && findOperation(key)
  if (!operation || !('body' in operation)) return true
  return (operation.body as { safeParse(value: unknown): { success: boolean } }).safeParse(read(body)).success
}

/** A fault that leaves alone what the contract refuses: by that it would give itself away. */
export const whereSound = (wrap: () => Wrapper) => (): Wrapper => {
  const faulty = wrap()
  return (request, pass) => (isSound(request) ? faulty(request, pass) : pass(request))
}

export const isGuest = (url: string): boolean => url.includes('/prospect/')

/** Whether the contract takes it: what it refuses, the faulty backend refuses too. */
export const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w.:-]{1,40}$/.test(value)

/** The carrier's own refusal, with status 200 as business errors have it. */
export const refused = (request: TwinRequest, id: ErrorId): TwinReply =>
  jsonReply(request, 200, errorEnvelope([{ id }]))

/** Edits every answer that tells the next step. */
export const onStep =
  (edit: (context: Loose, request: TwinRequest) => void) => (): Wrapper => async (request, pass) => {
    const reply = await pass(request)
    if (request.key === undefined || !isDone(reply) || !reply.body.includes('"serviceResponse":{"context"'))
      return reply
    const answer = read(reply.body)
    edit(answer.serviceBody.serviceResponse.context, request)
    return answered(reply, answer)
  }

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

export const answered = (reply: TwinReply, answer: Loose): TwinReply => ({ ...reply, body: JSON.stringify(answer) })

export const inCents = (dollars: number): number => Math.round(dollars * 100) / 100

export const sumOf = (rows: readonly Loose[]): number =>
  inCents(rows.reduce((sum: number, { amount }) => sum + (amount as number), 0))

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
