import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OperationKey, operations } from '@soe/contracts'
import { createOpenApi } from '@soe/contracts/openapi'
import { createMemoryStore } from '@soe/world'
import { createSimulator, type ReplacedOperations } from '@soe/simulator/create-simulator'
import { createSmallShop, type SmallShopOptions } from './small-shop/small-shop'

const places = new Map<string, { key: OperationKey; isAlias: boolean }>()

for (const { key, operation } of operations) {
  const { paths, aliases } = operation.metadata
  for (const path of aliases) places.set(`${operation.method} ${path}`, { key, isAlias: true })
  for (const path of Object.values(paths)) places.set(`${operation.method} ${path}`, { key, isAlias: false })
}

/** The operation that a method and a URL belong to. */
const operationAt = (method: string, url: string): { key: OperationKey | undefined; isAlias: boolean } =>
  places.get(`${method} ${url.split('?')[0]}`) ?? { key: undefined, isAlias: false }

/** A request that a twin gets. */
export interface TwinRequest {
  readonly method: string
  /** Path with query. */
  url: string
  headers: Record<string, string>
  body: string
  /** The operation that the path belongs to; undefined for control calls. */
  readonly key: OperationKey | undefined
  readonly isAlias: boolean
}

export interface TwinReply {
  status: number
  headers: Record<string, string>
  setCookies: string[]
  body: string
  /** Sent instead of the body as it is. */
  bytes?: Buffer
}

/** Passes a request to the unbroken simulator. */
export type Pass = (request: TwinRequest) => Promise<TwinReply>

/** What stands between a twin's callers and its simulator; it may keep what it has seen. */
export type Wrapper = (request: TwinRequest, pass: Pass) => Promise<TwinReply>

export interface TwinParts {
  /** Makes a wrapper for one twin, with a memory of its own. */
  readonly wrap?: () => Wrapper
  readonly operations?: ReplacedOperations
  /** The small shop instead of the simulator, with operations of its own. */
  readonly small?: SmallShopOptions['replaced']
}

export interface Twin {
  readonly url: string
  close(): Promise<void>
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const plain = (headers: NodeJS.Dict<string | number | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'set-cookie' ? [] : [[name, String(value)]],
    ),
  )

const send = (
  response: ServerResponse,
  { status, headers, setCookies, body, bytes = Buffer.from(body) }: TwinReply,
) => {
  const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, ...kept } = headers
  response.writeHead(status, { ...kept, ...(setCookies.length > 0 && { 'set-cookie': setCookies }) })
  response.end(bytes)
}

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

interface Backend {
  readonly pass: Pass
  close(): Promise<void>
}

const startSimulator = async ({ operations }: TwinParts): Promise<Backend> => {
  const app = await createSimulator({
    worlds: createMemoryStore(),
    clock: Date.now,
    ids: { secret: () => randomUUID().replaceAll('-', '') },
    ...(operations && { operations }),
  })
  const pass: Pass = async ({ method, url, headers, body }) => {
    // Wrappers edit texts.
    const { 'content-length': _length, 'accept-encoding': _encoding, ...sent } = headers
    const reply = await app.inject({
      method: method as 'POST',
      url,
      headers: { ...sent, host: 'localhost' },
      ...(body !== '' && { payload: body }),
    })
    const setCookies = [reply.headers['set-cookie'] ?? []].flat().map(String)
    return { status: reply.statusCode, headers: plain(reply.headers), setCookies, body: reply.body }
  }
  return { pass, close: () => app.close() }
}

let published: object | undefined

const startSmallShop = ({ small: replaced = {} }: TwinParts): Backend => {
  published ??= createOpenApi()
  const shop = createSmallShop({ document: published, replaced })
  return { pass: (request) => Promise.resolve(shop(request)), close: () => Promise.resolve() }
}

/** A backend over HTTP, unbroken but for what is given. */
export const startTwin = async (parts: TwinParts): Promise<Twin> => {
  const { wrap, small } = parts
  const { pass, close } = small ? startSmallShop(parts) : await startSimulator(parts)
  const wrapper: Wrapper = wrap?.() ?? ((request, on) => on(request))
  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const { method = 'GET', url = '/' } = incoming
      const request = {
        method,
        url,
        headers: plain(incoming.headers),
        body: await textOf(incoming),
        ...operationAt(method, url),
      }
      send(outgoing, await wrapper(request, pass))
    }
    answer().catch((error: Error) => {
      outgoing.writeHead(500, { 'content-type': 'text/plain' })
      outgoing.end(error.stack)
    })
  })
  const url = await listen(server)
  return {
    url,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await close()
    },
  }
}
