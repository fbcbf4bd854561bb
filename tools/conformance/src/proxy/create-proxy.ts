import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { findPath } from '../contract/judged-operations'
import { isLocalHost } from '../target/is-local-host'
import type { Watch, WatchedCall } from '../traffic/watch-traffic'
import { decodeBody, isKnownEncoding } from '../target/decode-body'
import type { Exchange } from '../target/exchange'
import { createCapture } from './captured-body'
import { tunnel } from './tunnel'

/** A call that passed; the gap says why it can't be judged. */
export interface PassedCall {
  readonly exchange: Exchange
  readonly startedAt: Date
  readonly gap: string | undefined
  readonly begun: WatchedCall
}

export interface ProxyOptions {
  readonly target: string
  /** 0 takes any free port. */
  readonly port: number
  /** Answers a request that is for the proxy itself. */
  readonly answerOwn: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Follows sessions through what passes. */
  readonly watch: Watch
  /** Sees each call of an operation as it ends. */
  readonly onCall: (call: PassedCall) => void
}

export interface Proxy {
  readonly port: number
  close(): Promise<void>
}

/** Headers in the lines that came, so that their spelling, order and repetition stay. */
const headersFor = (target: URL, rawHeaders: readonly string[]): string[] =>
  isLocalHost(target.hostname)
    ? [...rawHeaders]
    : rawHeaders.map((value, index) => (rawHeaders[index - 1]?.toLowerCase() === 'host' ? target.host : value))

const plain = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'set-cookie' ? [] : [[name, [value].flat().join(', ')]],
    ),
  )

/** The backend closed the connection, rather than never having been there. */
const wasConnected = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE'

/** A client learns that the backend is at work: a browser sends a call again, unseen, that ends without a byte. */
const passOn = (outgoing: ServerResponse, status: number, link: string | string[] | undefined) => {
  if (status === 100) outgoing.writeContinue()
  if (status === 102) outgoing.writeProcessing()
  if (status === 103 && link !== undefined) outgoing.writeEarlyHints({ link })
}

const refuse = (outgoing: ServerResponse, target: string) => {
  outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
  outgoing.end(`soe-conform proxy: no backend answers at ${target}\n`)
}

/** Calls beside the contract by which a test changes what a simulator knows. */
const isDisturbing = (method: string, url: string) =>
  /^\/(__sim|signin)\b/.test(url) && !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Watches one call; where no operation has its path, nothing is kept of it. */
const observe = (incoming: IncomingMessage, { watch, onCall }: Pick<ProxyOptions, 'watch' | 'onCall'>) => {
  const { method = 'GET', url = '/' } = incoming
  const [startedAt, started] = [new Date(), performance.now()]
  const [asked, answered] = [createCapture(), createCapture()]
  const isJudged = findPath(method, url.split('?')[0] ?? url) !== undefined
  const begun = isJudged ? watch.begin({ method, path: url, headers: plain(incoming) }) : undefined
  let hasEnded = false
  if (!isJudged && isDisturbing(method, url)) watch.disturb()
  const request = () => {
    const body = asked.bytes().toString('utf8')
    return { method, path: url, headers: plain(incoming), ...(body !== '' && { body }) }
  }
  const end = (message: IncomingMessage | undefined, gap?: string) => {
    if (!begun) return
    hasEnded = true
    const isWhole = asked.isWhole() && answered.isWhole() && isKnownEncoding(message?.headers['content-encoding'])
    const decoded =
      message && isWhole ? decodeBody(answered.bytes(), message.headers['content-encoding']) : { body: '' }
    const response = {
      status: message?.statusCode ?? 0,
      headers: message ? plain(message) : {},
      setCookies: message?.headers['set-cookie'] ?? [],
      ...decoded,
      ms: performance.now() - started,
    }
    onCall({
      exchange: { request: request(), response },
      startedAt,
      begun,
      gap: gap ?? (isWhole ? undefined : 'the body is too large, or in an encoding that the judge cannot read'),
    })
  }
  const close = () => {
    if (begun && !hasEnded) watch.abandon(begun)
  }
  return { asked, answered, isJudged, end, close }
}

/** Stands between clients and a backend and changes no byte of what they say. */
export const startProxy = async ({ target, port, answerOwn, watch, onCall }: ProxyOptions): Promise<Proxy> => {
  const base = new URL(target)
  const open = base.protocol === 'https:' ? httpsRequest : httpRequest

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const call = observe(incoming, { watch, onCall })
    const sent = open({
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: incoming.method,
      path: incoming.url,
      headers: headersFor(base, incoming.rawHeaders),
      // A connection of its own for each call: none is closed by the backend just as it is used again.
      agent: false,
    })
    outgoing.sendDate = false
    incoming.on('data', (chunk: Buffer) => call.isJudged && call.asked.keep(chunk))
    incoming.pipe(sent)
    sent.on('information', ({ statusCode, headers }) => passOn(outgoing, statusCode, headers.link))
    sent.on('response', (message) => {
      outgoing.writeHead(message.statusCode ?? 502, message.statusMessage, message.rawHeaders)
      message.on('data', (chunk: Buffer) => call.isJudged && call.answered.keep(chunk))
      pipeline(message, outgoing, (error) => {
        if (!error) call.end(message)
        else if (!message.complete && !outgoing.closed) call.end(undefined)
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A client that has gone away needs no answer, and its call says nothing of the backend.
      if (outgoing.destroyed || outgoing.headersSent) return
      if (wasConnected(error)) {
        call.end(undefined)
        incoming.socket.resetAndDestroy()
      } else {
        call.end(undefined, `the backend cannot be reached: ${error.message}`)
        refuse(outgoing, target)
      }
    })
    outgoing.on('close', () => {
      call.close()
      if (outgoing.writableFinished) return
      // A page that is left has still sent its last call.
      if (incoming.complete && !sent.writableFinished) sent.once('finish', () => sent.destroy())
      else sent.destroy()
    })
  }

  const server = createServer({ maxHeaderSize: 128 * 1024, requireHostHeader: false }, (incoming, outgoing) => {
    if (!answerOwn(incoming, outgoing)) forward(incoming, outgoing)
  })
  // How long a request may take is the backend's to say.
  server.requestTimeout = 0
  // A connection that is closed here just as a client uses it again would look like the backend's failure.
  server.keepAliveTimeout = 0
  server.on('upgrade', (incoming, socket, head) => tunnel(base, incoming, socket, head))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
