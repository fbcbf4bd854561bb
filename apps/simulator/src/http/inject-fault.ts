import { Readable } from 'node:stream'
import { faultOf, type Fault } from '@soe/scenario'
import type { MaybePromise } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallResult } from '../pipeline/run-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callContextOf } from './call-context'
import { clientGone, delayAnswer, pause } from './delay'
import type { RenderedReply } from './render-reply'

/** Pieces of a slow body a second. */
const piecesPerSecond = 10

const json = 'application/json; charset=utf-8'

/** Sends the head and a part of the body, then ends the connection. */
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

/** The body that replaces the one that was made; a stream, so that it is sent as it is. */
const faultyBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
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

/** A browser repeats a call by itself, unseen, where a reused connection ends without a byte. */
const interim = 'HTTP/1.1 102 Processing\r\n\r\n'

/** Milliseconds in which a client reads what came before the reset. */
const readingTime = 100

/** Resets the connection without an answer: the browser sees status 0. */
const resetConnection = async (request: FastifyRequest, reply: FastifyReply) => {
  const { socket } = request.raw
  reply.hijack()
  // A request that is injected has no connection that could be reset.
  if (!('resetAndDestroy' in socket)) return void reply.raw.destroy()
  socket.write(interim)
  await pause(request, readingTime)
  socket.resetAndDestroy()
}

const hang = async (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack()
  await clientGone(request)
}

type SentReply = Pick<RenderedReply, 'status' | 'body'>

const playFault = async (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { verdict, draft }: CallResult,
  { status, body }: RenderedReply,
): Promise<SentReply> => {
  const fault = faultOf(verdict)
  const { worldId } = callContextOf(request)
  const isOnWorldClock = fault?.delay?.clock === 'world'
  await delayAnswer(request, simulator, { worldId, delay: verdict?.delay ?? 0, isOnWorldClock, from: draft.now })
  if (fault?.hang) await hang(request, reply)
  else if (status === 0) await resetConnection(request, reply)
  if (reply.sent) return { status: 200, body: undefined }
  return { status, body: fault ? (faultyBody(request, reply, body, fault) ?? body) : body }
}

const isFaulty = ({ verdict }: CallResult, { status }: RenderedReply): boolean =>
  faultOf(verdict) !== undefined || status === 0

/** Plays the scripted fault of an answer after the commit, so that nothing else waits for it. */
export const injectFault = (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: CallResult,
  rendered: RenderedReply,
): MaybePromise<SentReply> =>
  isFaulty(result, rendered) ? playFault(simulator, request, reply, result, rendered) : rendered
