import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { setTimeout as after } from 'node:timers/promises'
import { acceptedEncodings, createBackend, mostHeaderBytes } from '@soe/forwarder'
import { decodeBody } from './decode-body'
import { mostBytes, tooLarge, tooSlow, type Beyond, type ReceivedResponse, type SentRequest } from './exchange'

/** Sends requests to one backend. */
export interface Target {
  readonly url: string
  send(request: SentRequest): Promise<ReceivedResponse>
  close(): void
}

export interface TargetOptions {
  /** Requests a second; no limit where undefined. */
  readonly rps?: number | undefined
  /** Milliseconds that an answer may take until it is whole. */
  readonly timeout?: number
  /** Ends what is under way, and lets nothing more be sent. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds after the signal in which states may still be taken down. */
  readonly grace?: number
}

const plainHeaders = (message: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message.headers)
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  )

/** The bytes of a body, or the bound that it went beyond. */
const read = (message: IncomingMessage): Promise<Buffer | Beyond> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= mostBytes) return
      resolve(tooLarge)
      message.destroy()
    })
    message.once('end', () => resolve(Buffer.concat(chunks)))
    message.once('error', reject)
    message.once('close', () => message.complete || reject(new Error('the answer is not whole')))
  })

const noAnswer = (ms: number, error?: NodeJS.ErrnoException): ReceivedResponse => ({
  status: 0,
  headers: {},
  setCookies: [],
  body: '',
  ms,
  ...(error && { failure: error.code ?? error.message }),
})

/** Lets at most so many calls through a second. */
const pace = (rps: number | undefined, wait: (ms: number) => Promise<void>) => {
  let next = 0
  return async () => {
    if (rps === undefined) return
    const now = performance.now()
    next = Math.max(now, next + 1000 / rps)
    if (next > now) await wait(next - now)
  }
}

/** Bytes that are sent at once; of more, a server that refuses them needs no more than the first part. */
const wholeBody = 64 * 1024

/** Milliseconds in which a server can refuse a body before its next part is sent. */
const partPause = 2

/** Bytes of a text; checks send the same large one again and again. */
const createEncoder = () => {
  let last = { text: '', bytes: Buffer.alloc(0) }
  return (text: string): Buffer => {
    if (text !== last.text) last = { text, bytes: Buffer.from(text) }
    return last.bytes
  }
}

/** Sends until everything is sent or the server has answered. */
const sendInParts = (outgoing: ClientRequest, body: Buffer) => {
  let sent = 0
  let isAnswered = false
  outgoing.once('response', (message) => {
    isAnswered = true
    // A connection whose request is not whole takes no other one.
    message.once('end', () => outgoing.writableFinished || outgoing.destroy())
  })
  const sendNext = () => {
    if (outgoing.destroyed || isAnswered) return
    const part = body.subarray(sent, sent + wholeBody)
    sent += part.length
    if (sent >= body.length) outgoing.end(part)
    else outgoing.write(part, () => setTimeout(sendNext, partPause))
  }
  sendNext()
}

/** How often a 429 is answered by waiting as its `Retry-After` asks. */
const patience = 3

const secondsToWait = ({ headers }: ReceivedResponse) => Math.min(30, Number(headers['retry-after'] ?? 1) || 1)

/** A signal that is aborted so long after another. */
const delayed = (signal: AbortSignal | undefined, grace: number): AbortSignal => {
  const controller = new AbortController()
  const stop = () => controller.abort(new Error('it was stopped'))
  const stopLater = () => (grace === 0 ? stop() : void setTimeout(stop, grace).unref())
  if (signal?.aborted) stopLater()
  else signal?.addEventListener('abort', stopLater, { once: true })
  return controller.signal
}

export const createTarget = (url: string, { rps, timeout = 15_000, signal, grace = 0 }: TargetOptions = {}): Target => {
  const backend = createBackend(url)
  const agent = backend.isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const stopped = delayed(signal, grace)
  const wait = (ms: number) => after(ms, undefined, { signal: stopped }).catch(() => stopped.throwIfAborted())
  const turn = pace(rps, wait)
  const encode = createEncoder()
  const underWay = new Set<ClientRequest>()
  stopped.addEventListener('abort', () => underWay.forEach((request) => request.destroy()))

  const sendOnce = (request: SentRequest, onFreshSocket = false): Promise<ReceivedResponse> => {
    const { method, path, headers, body } = request
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const fail = (error?: NodeJS.ErrnoException) =>
        stopped.aborted ? reject(stopped.reason) : resolve(noAnswer(performance.now() - started, error))
      const isLong = body !== undefined && body.length >= wholeBody
      const bytes = isLong ? encode(body).length : Buffer.byteLength(body ?? '')
      let isAnswered = false
      const length = body === undefined ? {} : { 'content-length': String(bytes) }
      const outgoing = backend.request(
        {
          ...backend.place,
          path: `${backend.prefix}${path}`,
          method,
          headers: { 'accept-encoding': acceptedEncodings, ...headers, ...length },
          agent: onFreshSocket ? false : agent,
          maxHeaderSize: mostHeaderBytes,
        },
        (message) => {
          isAnswered = true
          const answer = (content: Pick<ReceivedResponse, 'body' | 'beyond'>) =>
            resolve({
              status: message.statusCode ?? 0,
              headers: plainHeaders(message),
              setCookies: message.headers['set-cookie'] ?? [],
              ...content,
              ms: performance.now() - started,
            })
          read(message).then(
            (found) =>
              answer(
                Buffer.isBuffer(found)
                  ? decodeBody(found, message.headers['content-encoding'])
                  : { body: '', beyond: found },
              ),
            (error: NodeJS.ErrnoException) => (isLate ? answer({ body: '', beyond: tooSlow(timeout) }) : fail(error)),
          )
        },
      )
      underWay.add(outgoing)
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        outgoing.destroy(isAnswered ? undefined : new Error(`no answer in ${timeout / 1000} s`))
      }, timeout)
      outgoing.once('close', () => {
        clearTimeout(late)
        underWay.delete(outgoing)
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (onFreshSocket || !outgoing.reusedSocket || error.code !== 'ECONNRESET' || stopped.aborted) fail(error)
        // The server had closed the idle connection before the request was there.
        else resolve(sendOnce(request, true))
      })
      if (isLong) sendInParts(outgoing, encode(body))
      else outgoing.end(body)
    })
  }

  const send = async (request: SentRequest, tries = patience): Promise<ReceivedResponse> => {
    stopped.throwIfAborted()
    await turn()
    const response = await sendOnce(request)
    if (response.status !== 429 || tries === 0) return response
    await wait(secondsToWait(response) * 1000)
    return send(request, tries - 1)
  }

  return { url: backend.url, send: (request) => send(request), close: () => agent.destroy() }
}
