import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { durationInMs, type NetworkShare } from '@soe/contracts'
import { thenMaybe, type MaybePromise, type World, type WorldStore } from '@soe/world'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Bandwidth } from '../pipeline/bandwidth'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { hasLeft, pause } from './delay'
import { findWorldIfAny } from './identify'

/** Pieces of a body a second, within sizes that are worth a write. */
const piecesPerSecond = 20
const smallestPiece = 256
const largestPiece = 64 * 1024

const pieceAt = (bytesPerSecond: number) =>
  Math.min(largestPiece, Math.max(smallestPiece, Math.round(bytesPerSecond / piecesPerSecond)))

/** The world of an answer, which most calls know; undefined where it can't be read. */
const worldOf = (worlds: WorldStore, request: FastifyRequest, reply: FastifyReply): MaybePromise<World | undefined> => {
  const { callContext } = request
  try {
    return callContext ? worlds.load(callContext.worldId) : findWorldIfAny(worlds, request, reply)
  } catch {
    return undefined
  }
}

type Payload = string | Buffer | Readable

const chunksOf = (payload: Payload): AsyncIterable<Buffer | string> | Iterable<Buffer | string> =>
  payload instanceof Readable ? payload : [payload]

const hasBody = (request: FastifyRequest, payload: unknown): payload is Payload =>
  request.method !== 'HEAD' &&
  ((typeof payload === 'string' && payload !== '') || Buffer.isBuffer(payload) || payload instanceof Readable)

const keepShare = ({ recordedCall }: FastifyRequest, share: NetworkShare) => {
  if (recordedCall) recordedCall.network = share
}

interface Pace {
  readonly bandwidth: Bandwidth
  readonly worldId: string
  readonly bytesPerSecond: number
  readonly latency: number
}

/** The same bytes as fast as the bandwidth lets them go, or until the client leaves; the call keeps how long they took. */
async function* paced(
  request: FastifyRequest,
  payload: Payload,
  { bandwidth, worldId, bytesPerSecond, latency }: Pace,
): AsyncGenerator<Buffer, void, void> {
  const begun = performance.now()
  const length = pieceAt(bytesPerSecond)
  let bytes = 0
  for await (const chunk of chunksOf(payload)) {
    const whole = Buffer.from(chunk)
    for (let sent = 0; sent < whole.length && !hasLeft(request); sent += length) {
      const piece = whole.subarray(sent, sent + length)
      await pause(request, bandwidth.take(worldId, bytesPerSecond, piece.length))
      bytes += piece.length
      keepShare(request, { latency, transfer: Math.round(performance.now() - begun), bytes })
      yield piece
    }
  }
}

const shape = async (
  bandwidth: Bandwidth,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { id: worldId, network: { latency: slow = 'PT0S', bytesPerSecond } = {} }: World['header'],
): Promise<unknown> => {
  const latency = durationInMs(slow)
  if (latency > 0) await pause(request, latency)
  if (bytesPerSecond === undefined || !hasBody(request, payload)) {
    keepShare(request, { latency, transfer: 0, bytes: 0 })
    return payload
  }
  if (!(payload instanceof Readable)) reply.header('content-length', Buffer.byteLength(payload))
  return Readable.from(paced(request, payload, { bandwidth, worldId, bytesPerSecond, latency }))
}

/** Sends answers as the network of their world does. A call within this process crosses no network. */
export const shapeNetwork =
  ({ worlds, bandwidth }: Pick<SimulatorContext, 'worlds' | 'bandwidth'>): onSendHookHandler<unknown> =>
  (request, reply, payload, done) => {
    if (!(request.raw.socket instanceof Socket)) return done(null, payload)
    const sent = thenMaybe(worldOf(worlds, request, reply), (world) =>
      world && Object.keys(world.header.network ?? {}).length > 0
        ? shape(bandwidth, request, reply, payload, world.header)
        : payload,
    )
    if (sent instanceof Promise)
      sent.then(
        (shaped: unknown) => done(null, shaped),
        () => done(null, payload),
      )
    else done(null, sent)
  }
