import type { onRequestHookHandler, onSendHookHandler } from 'fastify'
import type { Journal } from '../journal/journal'
import type { RecordedCall } from '../journal/recorded-call'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call's entry in the journal, once it has one. */
    recordedCall: RecordedCall | undefined
    /** When it arrived, in milliseconds of a clock that only runs forward. */
    arrivedAt: number
  }
}

/** Notes when a call arrived. */
export const noteArrival: onRequestHookHandler = (request, _reply, done) => {
  request.arrivedAt = performance.now()
  done()
}

/** The longest answer that is kept. */
const maxKeptAnswer = 64 * 1024

/** Keeps what a call is sent beside its entry in the journal: the text as it goes out, which nothing copies. */
export const keepAnswer =
  (journal: Pick<Journal, 'answer'>, clock: () => number): onSendHookHandler<unknown> =>
  ({ recordedCall, arrivedAt }, reply, payload, done) => {
    if (recordedCall) {
      const text = typeof payload === 'string' ? payload : undefined
      const isKept = text !== undefined && text.length <= maxKeptAnswer
      journal.answer(recordedCall, {
        status: reply.statusCode,
        realAt: clock(),
        duration: performance.now() - arrivedAt,
        size: text === undefined ? 0 : Buffer.byteLength(text),
        text: isKept ? text : undefined,
        headers: isKept ? reply.getHeaders() : undefined,
      })
    }
    done(null, payload)
  }
