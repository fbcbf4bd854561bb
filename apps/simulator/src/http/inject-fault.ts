import { Readable } from 'node:stream'
import type { Fault } from '@soe/scenario'
import type { Soon } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultOf } from '../scenario-player/decide'
import type { Edge } from './edge'
import { clientGone, pause, waitForWorldClock } from './hold-back'
import type { CallResult } from './run-call'

/** Pieces of a slow body a second. */
const piecesPerSecond = 10

const json = 'application/json; charset=utf-8'

/** The head goes out whatever becomes of the body. */
async function* cutOff(reply: FastifyReply, request: FastifyRequest, body: Buffer, bytes: number) {
  reply.raw.flushHeaders()
  if (bytes > 0) yield body.subarray(0, bytes)
  if (bytes >= body.length) return
  // What was written reaches the client before the connection ends.
  await pause(request, 20)
  throw new Error('cut off by a scenario')
}

async function* trickle(request: FastifyRequest, body: Buffer, bytesPerSecond: number) {
  const piece = Math.max(1, Math.round(bytesPerSecond / piecesPerSecond))
  for (let sent = 0; sent < body.length && !request.raw.socket.destroyed; sent += piece) {
    yield body.subarray(sent, sent + piece)
    await pause(request, (piece / bytesPerSecond) * 1000)
  }
}

/** The body as it goes out, instead of the one that was made; as a stream it is sent as it is. */
const spoiledBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body }: CallResult,
  { truncate, malformedJson, contentType, slowBody }: Fault,
): Readable | undefined => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const whole = Buffer.from(malformedJson ? `${text.slice(0, -1)},,]` : text)
  if (!truncate && !malformedJson && contentType === undefined && !slowBody) return undefined
  reply.header('content-type', contentType ?? json).header('content-length', whole.length)
  if (truncate) return Readable.from(cutOff(reply, request, whole, truncate.bytes))
  if (slowBody) return Readable.from(trickle(request, whole, slowBody.bytesPerSecond))
  return Readable.from([whole])
}

const holdUp = async (edge: Edge, request: FastifyRequest, worldId: string, { verdict, draft }: CallResult) => {
  const { delay = 0 } = verdict ?? {}
  if (delay === 0) return
  if (faultOf(verdict)?.delay?.clock !== 'world') return pause(request, delay)
  await waitForWorldClock(request, { ...edge, worldId }, draft.now + delay)
}

/** A browser sends a call again by itself, unseen, where a connection that was used before ends without a byte. */
const interim = 'HTTP/1.1 102 Processing\r\n\r\n'

/** Milliseconds in which a client reads what came before the reset. */
const readingTime = 100

/** The browser sees status 0: the connection is reset without an answer. */
const resetConnection = async (request: FastifyRequest, reply: FastifyReply) => {
  const { socket } = request.raw
  reply.hijack()
  socket.write(interim)
  await pause(request, readingTime)
  socket.resetAndDestroy()
}

const hang = async (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack()
  await clientGone(request)
}

/** What is to be sent. */
type Reply = Pick<CallResult, 'status' | 'body'>

/** What happens to an answer on its way, after the commit: nothing else waits for it. */
export const spoilReply = (
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  worldId: string,
  result: CallResult,
): Soon<Reply> => (isSpoiled(result) ? playFault(edge, request, reply, worldId, result) : result)

const isSpoiled = ({ verdict, status }: CallResult): boolean => faultOf(verdict) !== undefined || status === 0

const playFault = async (
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  worldId: string,
  result: CallResult,
): Promise<Reply> => {
  const fault = faultOf(result.verdict)
  const { status, body } = result
  await holdUp(edge, request, worldId, result)
  if (fault?.hang) await hang(request, reply)
  else if (status === 0) await resetConnection(request, reply)
  if (reply.sent) return { status: 200, body: undefined }
  return { status, body: fault ? (spoiledBody(request, reply, result, fault) ?? body) : body }
}
