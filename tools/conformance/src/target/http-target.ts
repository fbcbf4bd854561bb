import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { acceptedEncodings, createBackend, mostHeaderBytes } from '@soe/forwarder'
import { decodeBody } from './decode-body'
import type { ReceivedResponse, SentRequest } from './exchange'

/** Sends requests to one backend. */
export interface Target {
  readonly url: string
  send(request: SentRequest): Promise<ReceivedResponse>
  close(): void
}

export interface TargetOptions {
  /** Requests a second; no limit where undefined. */
  readonly rps?: number | undefined
  /** Milliseconds that an answer may take. */
  readonly timeout?: number
}

const plainHeaders = (message: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message.headers)
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  )

const read = (message: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => void chunks.push(chunk))
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

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Lets at most so many calls through a second. */
const pace = (rps: number | undefined) => {
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

export const createTarget = (url: string, { rps, timeout = 15_000 }: TargetOptions = {}): Target => {
  const backend = createBackend(url)
  const agent = backend.isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const turn = pace(rps)
  const encode = createEncoder()

  const sendOnce = (request: SentRequest, onFreshSocket = false): Promise<ReceivedResponse> => {
    const { method, path, headers, body } = request
    const started = performance.now()
    return new Promise((resolve) => {
      const fail = (error?: NodeJS.ErrnoException) => resolve(noAnswer(performance.now() - started, error))
      const isLong = body !== undefined && body.length >= wholeBody
      const bytes = isLong ? encode(body).length : Buffer.byteLength(body ?? '')
      const length = body === undefined ? {} : { 'content-length': String(bytes) }
      const outgoing = backend.request(
        {
          ...backend.place,
          path: `${backend.prefix}${path}`,
          method,
          headers: { 'accept-encoding': acceptedEncodings, ...headers, ...length },
          agent: onFreshSocket ? false : agent,
          timeout,
          maxHeaderSize: mostHeaderBytes,
        },
        (message) => {
          read(message).then(
            (bytes) =>
              resolve({
                status: message.statusCode ?? 0,
                headers: plainHeaders(message),
                setCookies: message.headers['set-cookie'] ?? [],
                ...decodeBody(bytes, message.headers['content-encoding']),
                ms: performance.now() - started,
              }),
            fail,
          )
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${timeout / 1000} s`)))
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (onFreshSocket || !outgoing.reusedSocket || error.code !== 'ECONNRESET') fail(error)
        // The server had closed the idle connection before the request was there.
        else resolve(sendOnce(request, true))
      })
      if (isLong) sendInParts(outgoing, encode(body))
      else outgoing.end(body)
    })
  }

  const send = async (request: SentRequest, tries = patience): Promise<ReceivedResponse> => {
    await turn()
    const response = await sendOnce(request)
    if (response.status !== 429 || tries === 0) return response
    await wait(secondsToWait(response) * 1000)
    return send(request, tries - 1)
  }

  return { url: backend.url, send: (request) => send(request), close: () => agent.destroy() }
}
