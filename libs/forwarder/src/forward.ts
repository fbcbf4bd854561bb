import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline, type Duplex } from 'node:stream'
import { openCall } from './ask'
import type { Backend } from './backend'
import { failureReason, isBrokenConnection } from './failure-reason'
import { answerLines, linesOf, requestLines } from './header-lines'
import type { Seam } from './seam'

/** Sees one call pass. */
export interface CallObserver {
  asked(chunk: Buffer): void
  answered(chunk: Buffer): void
  /** The answer is whole; undefined where the backend ended the connection without one, or for the reason given. */
  end(message: IncomingMessage | undefined, failure?: string): void
  /** Nobody waits for the call any more. */
  close(): void
}

export interface ForwardOptions {
  readonly backend: Backend
  /** Whether the header `Host` stays as the client has it. */
  readonly keepsHost: boolean
  /** Whose words an answer is that the forwarder gives itself. */
  readonly name: string
  readonly observe: (incoming: IncomingMessage) => CallObserver | undefined
  /** Where the client's addresses and cookies are not the backend's. */
  readonly seam?: Seam
  /** An open connection to the backend, for this call alone. */
  readonly connection?: Socket
}

const headersFor = (
  { backend: { host }, keepsHost, seam }: ForwardOptions,
  { headers, rawHeaders }: IncomingMessage,
  isUpgrade: boolean,
) => {
  const own = isUpgrade ? rawHeaders : requestLines(rawHeaders)
  const lines = seam ? seam.request(linesOf(own)).flat() : own
  // HTTP/1.0 needs no Host, what is sent on does; an absolute target has replaced the one that came.
  const sent = keepsHost ? (headers.host ?? host) : host
  const hasHost = lines.some((line, index) => index % 2 === 0 && line.toLowerCase() === 'host')
  const replaced = lines.map((line, index) =>
    lines[index - 1]?.toLowerCase() === 'host' && index % 2 === 1 ? sent : line,
  )
  return hasHost ? replaced : ['Host', sent, ...replaced]
}

/** A client learns that the backend is at work: a browser sends a call again, unseen, that ends without a byte. */
const passInterim = (
  { httpVersion }: IncomingMessage,
  outgoing: ServerResponse,
  { statusCode, headers: { link } }: { readonly statusCode: number; readonly headers: NodeJS.Dict<string | string[]> },
) => {
  // HTTP/1.0 knows no interim answers.
  if (httpVersion === '1.0') return
  if (statusCode === 100) outgoing.writeContinue()
  if (statusCode === 102) outgoing.writeProcessing()
  if (statusCode === 103 && link !== undefined) outgoing.writeEarlyHints({ link })
}

const passTrailers = (from: IncomingMessage, to: { addTrailers(lines: [string, string][]): void }) =>
  from.once('end', () => {
    if (from.rawTrailers.length > 0) to.addTrailers(linesOf(from.rawTrailers).map(([name, value]) => [name, value]))
  })

/** What a backend says that becomes another protocol, with the bytes that it has sent already. */
const switchProtocols = (message: IncomingMessage, backendEnd: Duplex, head: Buffer, clientEnd: Duplex) => {
  const lines = linesOf(message.rawHeaders).map(([name, value]) => `${name}: ${value}`)
  clientEnd.write([`HTTP/1.1 101 ${message.statusMessage}`, ...lines, '', ''].join('\r\n'))
  clientEnd.write(head)
  // Either side may end it; the other one then ends too.
  pipeline(clientEnd, backendEnd, () => clientEnd.destroy())
  pipeline(backendEnd, clientEnd, () => backendEnd.destroy())
}

/** A request that asks for another protocol, and the bytes that follow it. */
export interface UpgradeRequest {
  readonly head: Buffer
}

/** Sends a call on, and its answer back, and changes nothing but what is about the two connections. */
export const forward = (
  options: ForwardOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  upgrade?: UpgradeRequest,
) => {
  const { backend, name, observe, seam, connection } = options
  const { socket } = incoming
  const call = observe(incoming)
  const sent = openCall(backend, {
    method: incoming.method,
    path: incoming.url ?? '/',
    headers: headersFor(options, incoming, upgrade !== undefined),
    connection,
  })
  outgoing.sendDate = false

  const refuse = (reason: string) => {
    call?.end(undefined, reason)
    outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    outgoing.end(`${name}: ${reason}\n`)
  }

  if (call) incoming.on('data', (chunk: Buffer) => call.asked(chunk))
  passTrailers(incoming, sent)
  incoming.pipe(sent)
  sent.on('information', (interim) => passInterim(incoming, outgoing, interim))
  if (upgrade) {
    sent.on('upgrade', (message, backendEnd, head) => {
      outgoing.detachSocket(socket)
      switchProtocols(message, backendEnd, head, socket)
      backendEnd.write(upgrade.head)
    })
  }
  sent.on('response', (message) => {
    try {
      const lines = answerLines(message.rawHeaders)
      const headers = seam ? seam.answer(linesOf(lines)).flat() : lines
      outgoing.writeHead(message.statusCode ?? 502, message.statusMessage, headers)
    } catch (error) {
      message.resume()
      refuse(`the head of the answer from ${backend.url} cannot be sent on: ${(error as Error).message}`)
      return
    }
    if (call) message.on('data', (chunk: Buffer) => call.answered(chunk))
    passTrailers(message, outgoing)
    pipeline(message, outgoing, (error) => {
      if (!error) call?.end(message)
      else if (!message.complete && !outgoing.closed) call?.end(undefined)
    })
  })
  sent.on('error', (error: NodeJS.ErrnoException) => {
    // A client that has gone away needs no answer, and its call says nothing of the backend.
    if (outgoing.destroyed || outgoing.headersSent) return
    if (!isBrokenConnection(error)) return refuse(failureReason(backend, error))
    call?.end(undefined)
    socket.resetAndDestroy()
  })
  outgoing.on('close', () => {
    call?.close()
    if (outgoing.writableFinished) return
    // A page that is left has still sent its last call.
    if (incoming.complete && !sent.writableFinished) sent.once('finish', () => sent.destroy())
    else sent.destroy()
  })
}
