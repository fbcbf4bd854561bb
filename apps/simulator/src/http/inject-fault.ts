import { Readable } from 'node:stream'
import { hasNoBody } from '@soe/contracts'
import { type Fault } from '@soe/scenario'
import type { MaybePromise } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WorldEvent } from '../journal/world-events'
import type { CallResult } from '../pipeline/run-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callContextOf } from './call-context'
import { delayAnswer, hasLeft, pause, untilOver } from './delay'
import { holdAnswer } from './hold-answer'
import { keepSentAnswer } from './keep-answer'
import type { RenderedReply } from './render-reply'
import { endConnection, resetConnection } from './reset-connection'

/** Pieces of a slow body a second. */
const piecesPerSecond = 10

/** Milliseconds in which what was written reaches the client before the connection ends. */
const readingTime = 20

type Pieces = AsyncGenerator<Buffer, void, void>

/** Sends the head and a part of the body, its last byte in no case, then ends the connection. */
async function* cutOff(request: FastifyRequest, reply: FastifyReply, body: Buffer, bytes: number): Pieces {
  reply.raw.flushHeaders()
  const end = Math.min(bytes, body.length - 1)
  if (end > 0) yield body.subarray(0, end)
  await pause(request, readingTime)
  throw new Error('cut off by a scenario')
}

async function* trickle(request: FastifyRequest, body: Buffer, bytesPerSecond: number): Pieces {
  const piece = Math.max(1, Math.round(bytesPerSecond / piecesPerSecond))
  let sent = 0
  while (sent < body.length && !hasLeft(request)) {
    const end = request.waits?.aborted ? body.length : sent + piece
    yield body.subarray(sent, end)
    sent = end
    await pause(request, (piece / bytesPerSecond) * 1000)
  }
}

async function* inOnePiece(body: Buffer): Pieces {
  yield body
}

/** The same pieces; `onEnd` gets the number of their bytes that were sent, also where the client left before the last. */
async function* counted(pieces: Pieces, onEnd: (sent: number) => void): Pieces {
  let sent = 0
  try {
    for await (const piece of pieces) {
      sent += piece.length
      yield piece
    }
  } finally {
    onEnd(sent)
  }
}

const malformed = (json: string): string => `${json.slice(0, -1)},,]`

/** How a body is sent that a rule breaks; undefined for one that goes out whole and at once. */
const brokenBody = (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  { truncate, malformedJson, slowBody }: Fault,
): Readable | undefined => {
  if (!truncate && !malformedJson && !slowBody) return undefined
  const spoil = malformedJson ? malformed : (text: string) => text
  const whole = malformedJson ? Buffer.from(malformed(body.toString())) : body
  const pieces = truncate
    ? cutOff(request, reply, whole, truncate.bytes)
    : slowBody
      ? trickle(request, whole, slowBody.bytesPerSecond)
      : inOnePiece(whole)
  const keep = (sent: number) => {
    const cut = (text: string) => Buffer.from(spoil(text)).subarray(0, sent).toString()
    keepSentAnswer(simulator, request, reply, { body, size: sent, breakText: sent < whole.length ? cut : spoil })
  }
  reply.header('content-length', whole.length)
  return Readable.from(counted(pieces, keep))
}

/** Sends nothing while the client waits; a call that nothing keeps waiting any more ends without an answer. */
const hang = async (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack()
  await untilOver(request)
  endConnection(request, reply)
}

/** What ends every wait of a rule's calls: it is gone, or armed again, or the world is another. */
const endsWaits = ({ kind, details = {} }: WorldEvent, scenario: string | undefined): boolean =>
  ['snapshot-restored', 'world-rewound'].includes(kind) ||
  (['scenario-armed', 'scenario-disarmed'].includes(kind) && details['scenario'] === scenario)

/** Lets a call wait no longer than its world and the rule that acts on it are there. */
const waitWhileArmed = (
  { journal }: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { ending: { acting } }: CallResult,
) => {
  const over = new AbortController()
  const end = () => over.abort()
  const stop = journal.follow(callContextOf(request).worldId, {
    wake: (event) => event && endsWaits(event, acting?.scenario) && end(),
    end,
  })
  // A slow body goes on after its head.
  reply.raw.once('close', stop).once('finish', stop)
  request.waits = over.signal
}

type SentReply = Pick<RenderedReply, 'status' | 'body'>

const playFault = async (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: CallResult,
  { status, body }: SentReply,
): Promise<SentReply> => {
  const { ending, draft } = result
  const { fault, delay = 0 } = ending
  waitWhileArmed(simulator, request, reply, result)
  const { worldId } = callContextOf(request)
  const isOnWorldClock = fault?.delay?.clock === 'world'
  await delayAnswer(request, simulator, { worldId, delay, isOnWorldClock, from: draft.now })
  if (fault?.hold) await holdAnswer(simulator, request, result, fault.hold)
  if (fault?.hang) await hang(request, reply)
  else if (status === 0) await resetConnection(request, reply)
  if (reply.sent) return { status: 200, body: undefined }
  const isSent = Buffer.isBuffer(body) && request.method !== 'HEAD' && !hasNoBody(status)
  return { status, body: (fault && isSent && brokenBody(simulator, request, reply, body, fault)) || body }
}

const isFaulty = ({ ending }: CallResult, { status }: SentReply): boolean => ending.fault !== undefined || status === 0

/** Plays the scripted fault of an answer after the commit, so that nothing else waits for it. */
export const injectFault = (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: CallResult,
  sent: SentReply,
): MaybePromise<SentReply> => (isFaulty(result, sent) ? playFault(simulator, request, reply, result, sent) : sent)
