import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify'
import type { Journal } from '../journal/journal'
import type { SentAnswer } from '../journal/kept-answers'
import type { RecordedCall } from '../journal/recorded-call'
import type { StoredBody } from '@soe/world'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call's entry in the journal, once it has one. */
    recordedCall: RecordedCall | undefined
    /** The answer as its world stores it for a retry. */
    storedBody: StoredBody | undefined
    /** What records keep of the answer instead of the bytes that are sent, made once they are. */
    keptBody: (() => string) | undefined
    /** When it arrived, in milliseconds of a clock that only runs forward. */
    arrivedAt: number
  }
}

export const noteArrival: onRequestHookHandler = (request, _reply, done) => {
  request.arrivedAt = performance.now()
  done()
}

/** The longest answer that is kept. */
const maxKeptAnswer = 64 * 1024

interface Keeper {
  readonly journal: Pick<Journal, 'answer'>
  readonly clock: () => number
}

interface SentBody {
  readonly body: string | Buffer | undefined
  /** Bytes that were sent. */
  readonly size: number
  readonly breakText?: SentAnswer['breakText']
}

/** A text as it is; other bytes in base64. */
export const keptText = (body: string | Buffer | undefined): Pick<SentAnswer, 'text' | 'isBase64'> => {
  if (body === undefined || body.length > maxKeptAnswer) return { text: undefined }
  if (typeof body === 'string') return { text: body }
  return isUtf8(body) ? { text: body.toString() } : { text: body.toString('base64'), isBase64: true }
}

/** Keeps what a call was sent beside its entry in the journal. */
export const keepSentAnswer = (
  { journal, clock }: Keeper,
  { recordedCall, arrivedAt, keptBody }: FastifyRequest,
  reply: FastifyReply,
  { body, size, breakText }: SentBody,
) => {
  if (!recordedCall) return
  const kept = keptText(keptBody ? keptBody() : body)
  journal.answer(recordedCall, {
    status: reply.statusCode,
    realAt: clock(),
    duration: performance.now() - arrivedAt,
    size,
    ...kept,
    headers: kept.text === undefined ? undefined : reply.getHeaders(),
    ...(breakText && { breakText }),
  })
}

const isBytes = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload)

/** The stored answer shares the journal's text. */
const storeText = ({ storedBody, recordedCall }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  if (reply.statusCode === 200 && typeof payload === 'string')
    storedBody?.becomeText(recordedCall?.answer?.text ?? payload)
}

/** Runs once an answer has gone: whole, or not where its client left before the end. */
export const onceSent = ({ raw }: FastifyReply, run: (isWhole: boolean) => void) => {
  const end = (isWhole: boolean) => {
    raw.off('finish', whole).off('close', left)
    run(isWhole)
  }
  const whole = () => end(true)
  const left = () => end(false)
  raw.once('finish', whole).once('close', left)
}

/** Runs once an answer has gone, before its caller can call again. */
export const afterSending = (reply: FastifyReply, run: () => void) => onceSent(reply, () => setImmediate(run))

/** Keeps what goes out whole, which nothing copies; what goes out in pieces is kept once it has. */
export const keepAnswer =
  (keeper: Keeper): onSendHookHandler<unknown> =>
  (request, reply, payload, done) => {
    if (request.recordedCall && !(payload instanceof Readable)) {
      const sent = isBytes(payload) ? payload : undefined
      const size = sent === undefined ? 0 : Buffer.byteLength(sent)
      const keep = () => keepSentAnswer(keeper, request, reply, { body: sent, size })
      if (request.keptBody) afterSending(reply, keep)
      else keep()
    }
    storeText(request, reply, payload)
    done(null, payload)
  }
