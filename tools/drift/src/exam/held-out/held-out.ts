import { randomUUID } from 'node:crypto'
import * as allRoutes from '@soe/contracts/routes'
import type { Drift } from '../../drift'
import type { TwinReply, TwinRequest, Wrapper } from '../../twin'
import type { Loose } from '../../wrappers'
import { answered, fault, isDone, read, shopperOf } from '../parts'

type Key = NonNullable<TwinRequest['key']>
export type Pass = Parameters<Wrapper>[1]

interface Paths {
  readonly key: string
  readonly method: string
  readonly paths: Readonly<Record<string, string>>
}

const routes = (Object.values(allRoutes) as unknown[]).filter(
  (route): route is Paths => typeof route === 'object' && route !== null && 'paths' in route && 'key' in route,
)

/** A fault of a real backend, with a public report of its kind. */
export const heldOut = (
  id: string,
  kind: string,
  title: string,
  source: string,
  only: Drift['only'],
  wrap: () => Wrapper,
): Drift => ({ ...fault(`held-out-${id}`, `${kind}: ${title}`, only, wrap), source })

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
