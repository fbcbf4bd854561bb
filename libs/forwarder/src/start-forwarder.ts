import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { forward, type ForwardOptions } from './forward'
import { requestLines } from './header-lines'
import { mostHeaderBytes } from './limits'
import { takeOriginForm } from './origin-form'

export interface ForwarderOptions extends ForwardOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Answers a request that is for the forwarder itself. */
  readonly answerOwn: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

export interface Forwarder {
  readonly port: number
  close(): Promise<void>
}

/** Requests of one connection that are sent before the answers: each runs once the one before it is answered. */
const createTurns = () => {
  const turns = new WeakMap<Socket, Promise<unknown>>()
  const next = (socket: Socket, run: () => void) => {
    const before = turns.get(socket)
    if (before) void before.then(() => socket.destroyed || run())
    else run()
  }
  const answer = ({ socket }: IncomingMessage, outgoing: ServerResponse, run: () => void) => {
    next(socket, run)
    turns.set(socket, new Promise((resolve) => void outgoing.once('close', resolve)))
  }
  return { next, answer }
}

/** Protocols that a client offers to speak from here on, while it takes an answer as well (RFC 9110, 7.8). */
const isOptional = ({ headers: { upgrade = '', ...headers } }: IncomingMessage): boolean =>
  /^(h2c|http\/|tls\/)/i.test(upgrade.trim()) ||
  headers['content-length'] !== undefined ||
  'transfer-encoding' in headers

/** Reads the request again as one that asks for no other protocol, and with it what follows on the connection. */
const readWithoutUpgrade = (server: Server, incoming: IncomingMessage, socket: Socket, head: Buffer) => {
  const { method, url, httpVersion, rawHeaders } = incoming
  const lines = requestLines(rawHeaders).reduce(
    (text, line, index) => text + line + (index % 2 === 0 ? ': ' : '\r\n'),
    '',
  )
  socket.unshift(Buffer.concat([Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${lines}\r\n`, 'latin1'), head]))
  server.emit('connection', socket)
}

/** Stands between clients and a backend. */
export const startForwarder = async ({ port, answerOwn, ...options }: ForwarderOptions): Promise<Forwarder> => {
  const turns = createTurns()
  const take = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    turns.answer(incoming, outgoing, () => {
      takeOriginForm(incoming)
      if (!answerOwn(incoming, outgoing)) forward(options, incoming, outgoing)
    })
  const server = createServer({ maxHeaderSize: mostHeaderBytes, requireHostHeader: false }, take)
  server.maxHeadersCount = 0
  // How long a request may take is the backend's to say.
  server.requestTimeout = 0
  // A connection that is closed here just as a client uses it again would look like the backend's failure.
  server.keepAliveTimeout = 0
  // Whether a body is wanted is the backend's to say.
  server.on('checkContinue', take)
  server.on('upgrade', (incoming, socket: Socket, head) => {
    if (isOptional(incoming)) return turns.next(socket, () => readWithoutUpgrade(server, incoming, socket, head))
    takeOriginForm(incoming)
    const outgoing = new ServerResponse(incoming)
    outgoing.shouldKeepAlive = false
    outgoing.assignSocket(socket)
    outgoing.once('finish', () => socket.end())
    forward(options, incoming, outgoing, { head })
  })
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
