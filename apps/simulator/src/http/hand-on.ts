import { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import {
  answerLines,
  ask,
  connectTo,
  createBackend,
  failureReason,
  forward,
  isBrokenConnection,
  linesOf,
  readBody,
  type HeaderLine,
  type Seam,
} from '@soe/forwarder'
import { RefusalFault, type ReplicaPlace } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Journal } from '../journal/journal'
import type { Homes } from '../pipeline/homes'
import { defaultWorld, worldCookie, worldHeader } from './identify'
import { resetConnection } from './reset-connection'

/** Holds the secret of the replica that a request is handed on to. */
const handedHeader = 'x-sim-handed'

declare module 'fastify' {
  interface FastifyRequest {
    /** Another replica has handed it on, and has checked its client's access. */
    isHanded: boolean
  }
}

export interface Handing {
  readonly homes: Homes
  readonly journal: Pick<Journal, 'drop'>
}

const isHandedLine = ([name]: HeaderLine): boolean => name.toLowerCase() === handedHeader

/** Changes nothing of the call but the secret between the two replicas. */
const seamTo = ({ secret }: ReplicaPlace): Seam => ({
  request: (lines) => [...lines.filter((line) => !isHandedLine(line)), [handedHeader, secret]],
  answer: (lines) => [...lines],
  text: (text) => text,
})

const unreachable = (reason: string) =>
  new RefusalFault(
    'HOME_UNREACHABLE',
    `The replica that is the home of this world can't be reached, try again: ${reason}`,
  )

const notMeant = 'its address leads to another replica. Give each an --address of its own.'

const moved = (worldId: string) =>
  new RefusalFault('HOME_UNREACHABLE', `The world "${worldId}" has just got another home, try again.`)

/** Bytes of the longest body that is read before it is handed on. */
const mostBytes = 16 * 1024 * 1024

export const parsedBody = ({ body }: FastifyRequest): Buffer =>
  body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body))

export const askReplica = async (
  request: FastifyRequest,
  place: ReplicaPlace,
  { body, signal }: { readonly body: Buffer; readonly signal?: AbortSignal },
): Promise<Awaited<ReturnType<typeof ask>>> => {
  const backend = createBackend(place.address)
  const connection = await connectTo(backend)
  const { method, originalUrl: path, raw, headers } = request
  const { rawHeaders } = raw
  const asked = { method, path, rawHeaders, host: headers.host, body, connection, ...(signal && { signal }) }
  return ask(backend, seamTo(place), asked)
}

const sendAsked = async (request: FastifyRequest, reply: FastifyReply, place: ReplicaPlace): Promise<void> => {
  try {
    const isRead = request.body !== undefined
    const body = isRead ? parsedBody(request) : (await readBody(request.raw, mostBytes)).bytes
    const message = await askReplica(request, place, { body })
    // The home has already compressed it and set its headers.
    reply.hijack()
    reply.raw.statusCode = message.statusCode ?? 502
    for (const [name, value] of linesOf(answerLines(message.rawHeaders))) reply.raw.appendHeader(name, value)
    await pipeline(message, reply.raw)
  } catch (error) {
    if (reply.raw.headersSent) return
    if (!isBrokenConnection(error as NodeJS.ErrnoException)) throw error
    await resetConnection(request, reply)
  }
}

/** Passes bytes on as they come: an answer may be slow, cut off or endless. */
const relay = async (request: FastifyRequest, reply: FastifyReply, place: ReplicaPlace): Promise<void> => {
  const backend = createBackend(place.address)
  const connection = await connectTo(backend)
  reply.hijack()
  const { raw } = request
  raw.url = request.originalUrl
  const seam = seamTo(place)
  forward({ backend, keepsHost: true, name: 'soe', observe: () => undefined, seam, connection }, raw, reply.raw)
}

/** Hands a request on to the home of its world; false if this process is the home. A home that refuses connections has ended. */
const handOn = async (
  { homes, journal }: Handing,
  request: FastifyRequest,
  reply: FastifyReply,
  worldId: string,
  tries = 3,
): Promise<boolean> => {
  const { elsewhere } = await homes.find(worldId)
  if (!elsewhere) return false
  if (request.isHanded) {
    journal.drop(worldId)
    throw moved(worldId)
  }
  try {
    const isOnSocket = request.raw.socket instanceof Socket && request.body === undefined
    await (isOnSocket ? relay : sendAsked)(request, reply, elsewhere)
    return true
  } catch (error) {
    const failure = error as NodeJS.ErrnoException
    const isEnded = failure.code === 'ECONNREFUSED'
    // A home that ends resets connections to which nothing was sent yet, and refuses the next.
    const isEnding = failure.code === 'ECONNRESET' && tries > 1
    if (!isEnded && !isEnding) throw unreachable(failureReason(createBackend(elsewhere.address), failure))
    if (isEnded) await homes.bury(elsewhere)
    return handOn({ homes, journal }, request, reply, worldId, tries - 1)
  }
}

/** The world of a request to the carrier or the shop; a cookie may name one that no longer exists. */
const worldCalled = async (homes: Homes, { headers, cookies }: FastifyRequest): Promise<string> => {
  const named = String(headers[worldHeader] ?? '')
  if (named !== '') return named
  const remembered = cookies[worldCookie]
  return remembered !== undefined && (await homes.find(remembered)).exists ? remembered : defaultWorld
}

const isControl = (url: string): boolean => url.startsWith('/__sim')

/** Hands calls of the carrier and requests of browsers on to the home of their world. */
export const handCallsOn = (app: FastifyInstance, handing: Handing) => {
  const { homes } = handing
  app.decorateRequest('isHanded', false)
  app.addHook('onRequest', (request, reply, done) => {
    if (!homes.areShared) return done()
    const { headers } = request
    const secret = String(headers[handedHeader] ?? '')
    request.isHanded = homes.knows(secret)
    delete headers[handedHeader]
    if (secret !== '' && !request.isHanded) return done(unreachable(notMeant))
    if (isControl(request.originalUrl)) return done()
    worldCalled(homes, request)
      .then((world) => handOn(handing, request, reply, world))
      .then((wasHanded) => wasHanded || done(), done)
  })
}

/** The worlds that requests of the control API name in their bodies, by method and path. */
type NamedInBody = Readonly<Record<string, (body: unknown) => string | undefined>>

/** Hands requests of the control API about a world on to its home, once access has been checked. */
export const handControlOn = (app: FastifyInstance, handing: Handing, named: NamedInBody) => {
  const { homes } = handing
  app.addHook('onRequest', async (request, reply) => {
    if (!homes.areShared) return
    const { world } = (request.params ?? {}) as { world?: string }
    const asked = world ?? (request.routeOptions.url === '/__sim/clock' ? await worldCalled(homes, request) : undefined)
    if (asked !== undefined && (await handOn(handing, request, reply, asked))) return reply
  })
  app.addHook('preHandler', async (request, reply) => {
    const world = homes.areShared && named[`${request.method} ${request.routeOptions.url}`]?.(request.body)
    if (world && (await handOn(handing, request, reply, world))) return reply
  })
}
