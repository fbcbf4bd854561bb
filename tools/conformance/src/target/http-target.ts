import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
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

const read = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const noAnswer = (ms: number): ReceivedResponse => ({ status: 0, headers: {}, setCookies: [], body: '', ms })

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
    else outgoing.write(part, () => setImmediate(sendNext))
  }
  sendNext()
}

/** How often a 429 is answered by waiting as its `Retry-After` asks. */
const patience = 3

const secondsToWait = ({ headers }: ReceivedResponse) => Math.min(30, Number(headers['retry-after'] ?? 1) || 1)

export const createTarget = (url: string, { rps, timeout = 15_000 }: TargetOptions = {}): Target => {
  const base = new URL(url)
  const isTls = base.protocol === 'https:'
  const agent = isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const open = isTls ? httpsRequest : httpRequest
  const place = { protocol: base.protocol, hostname: base.hostname.replace(/^\[|\]$/g, ''), port: base.port }
  const turn = pace(rps)

  const sendOnce = (request: SentRequest, onFreshSocket = false): Promise<ReceivedResponse> => {
    const { method, path, headers, body } = request
    const started = performance.now()
    return new Promise((resolve) => {
      const fail = () => resolve(noAnswer(performance.now() - started))
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const outgoing = open(
        {
          ...place,
          path,
          method,
          headers: { ...headers, ...length },
          agent: onFreshSocket ? false : agent,
          timeout,
        },
        (message) => {
          read(message).then(
            (text) =>
              resolve({
                status: message.statusCode ?? 0,
                headers: plainHeaders(message),
                setCookies: message.headers['set-cookie'] ?? [],
                body: text,
                ms: performance.now() - started,
              }),
            fail,
          )
        },
      )
      outgoing.on('timeout', () => outgoing.destroy())
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (onFreshSocket || !outgoing.reusedSocket || error.code !== 'ECONNRESET') fail()
        // The server had closed the idle connection before the request was there.
        else resolve(sendOnce(request, true))
      })
      if (body === undefined || body.length < wholeBody) outgoing.end(body)
      else sendInParts(outgoing, Buffer.from(body))
    })
  }

  const send = async (request: SentRequest, tries = patience): Promise<ReceivedResponse> => {
    await turn()
    const response = await sendOnce(request)
    if (response.status !== 429 || tries === 0) return response
    await wait(secondsToWait(response) * 1000)
    return send(request, tries - 1)
  }

  return { url: base.origin, send: (request) => send(request), close: () => agent.destroy() }
}
