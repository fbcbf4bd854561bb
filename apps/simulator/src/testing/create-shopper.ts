import {
  findOperation,
  type AnswerOf,
  type Audience,
  type BodyInputOf,
  type OperationKey,
  type ServiceError,
} from '@soe/contracts'
import type { LightMyRequestResponse } from 'fastify'
import type { Client, ClientReply } from './http-client'

export interface CallOptions<Key extends OperationKey> {
  body?: BodyInputOf<Key>
  query?: Record<string, string>
  /** Repeated by a retry. */
  requestId?: string
  channel?: string
  audience?: Audience
  headers?: Record<string, string>
}

export interface Reply<Key extends OperationKey> {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  /** What the operation answers when it did what was asked; throws where it did not. */
  readonly answer: AnswerOf<Key>
  readonly errors: readonly ServiceError[]
  readonly errorId: string | undefined
  readonly raw: unknown
}

export interface Shopper {
  readonly audience: Audience
  readonly cookies: Map<string, string>
  /** Comes into the world as its persona. */
  enter(): Promise<void>
  call<Key extends OperationKey>(key: Key, options?: CallOptions<Key>): Promise<Reply<Key>>
}

/** What a browser keeps of a reply's cookies. */
const keepCookies = (cookies: Map<string, string>, reply: ClientReply) => {
  for (const { name, value, maxAge, expires } of reply.cookies) {
    const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0)
    if (isGone) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

const readReply = <Key extends OperationKey>(key: Key, reply: ClientReply): Reply<Key> => {
  const raw: unknown = reply.body === '' ? undefined : JSON.parse(reply.body)
  const errors = (raw as { errors?: ServiceError[] } | undefined)?.errors ?? []
  return {
    status: reply.statusCode,
    headers: reply.headers,
    errors,
    errorId: errors[0]?.id,
    raw,
    get answer(): AnswerOf<Key> {
      if (![200, 303].includes(reply.statusCode) || errors.length > 0) {
        throw new Error(`${key} answered ${reply.statusCode}: ${reply.body}`)
      }
      return raw as AnswerOf<Key>
    },
  }
}

const callHeaders = (
  worldId: string,
  cookies: Map<string, string>,
  { requestId, channel, headers }: CallOptions<OperationKey>,
) => ({
  'x-sim-world': worldId,
  cookie: cookieHeader(cookies),
  ...(cookies.has('XSRF-TOKEN') && { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }),
  ...(requestId && { guie2erequestid: requestId }),
  ...(channel && { channelid: channel }),
  ...headers,
})

const pathOf = (key: OperationKey, audience: Audience): string => {
  const path = findOperation(key).metadata.paths[audience]
  if (path === undefined) throw new Error(`${key} is not for ${audience}`)
  return path
}

/** A browser without pages: it keeps its cookies and calls the carrier. */
export const createShopper = (app: Client, worldId: string, audience: Audience): Shopper => {
  const cookies = new Map<string, string>()
  return {
    audience,
    cookies,
    enter: async () => {
      const url = `/__sim/v1/worlds/${worldId}/enter?to=/`
      keepCookies(cookies, await app.inject({ method: 'GET', url, headers: { host: 'localhost' } }))
    },
    call: async (key, options = {}) => {
      const reply = await app.inject({
        method: findOperation(key).method as 'GET' | 'POST',
        url: pathOf(key, options.audience ?? audience),
        headers: callHeaders(worldId, cookies, options as CallOptions<OperationKey>),
        ...(options.query && { query: options.query }),
        ...(options.body !== undefined && { payload: options.body as object }),
      })
      keepCookies(cookies, reply)
      return readReply(key, reply)
    },
  }
}
