import type { ClientRequest, IncomingMessage } from 'node:http'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Backend } from './backend'
import { linesOf, requestLines, type HeaderLine, type HeaderLines } from './header-lines'
import { mostHeaderBytes } from './limits'
import type { Seam } from './seam'

/** Milliseconds that connecting may take. */
const connectTime = 2000

/** Opens a connection: if that fails, no call has been sent. */
export const connectTo = ({ isTls, place: { hostname, port } }: Backend): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const at = { host: hostname, port: Number(port || (isTls ? 443 : 80)) }
    const socket = isTls ? connectTls({ ...at, servername: isIP(hostname) === 0 ? hostname : '' }) : connect(at)
    let isOpen = false
    const giveUp = () =>
      isOpen || socket.destroy(Object.assign(new Error('it accepts no connection'), { code: 'ETIMEDOUT' }))
    // A process that stood still hears first that time has passed, then that it is connected.
    const late = () => void setImmediate(giveUp)
    socket.setTimeout(connectTime, late)
    socket.once('error', reject)
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      isOpen = true
      socket.setTimeout(0, late).off('timeout', late).off('error', reject)
      resolve(socket)
    })
  })

interface OpenedCall {
  readonly method: string | undefined
  readonly path: string
  readonly headers: string[]
  readonly connection?: Socket | undefined
}

/** A connection of its own for each call: none is closed by the backend just as it is used again, and no call is sent twice. */
export const openCall = (backend: Backend, { method, path, headers, connection }: OpenedCall): ClientRequest => {
  const sent = backend.request({
    ...backend.place,
    method,
    path: backend.pathOf(path),
    headers,
    maxHeaderSize: mostHeaderBytes,
    ...(connection ? { createConnection: () => connection } : { agent: false }),
  })
  sent.maxHeadersCount = 0
  return sent
}

interface AskedCall {
  readonly method: string
  readonly path: string
  readonly rawHeaders: HeaderLines
  /** All of it, in the coding that its headers name. */
  readonly body: Buffer
  /** The header `Host`; the backend's own by default. */
  readonly host?: string | undefined
  readonly connection?: Socket
  readonly signal?: AbortSignal
}

/** What was about the way in which the body came. */
const ofBody = new Set(['content-length', 'transfer-encoding', 'trailer', 'te', 'expect', 'host', 'connection'])

const withLength = (lines: readonly HeaderLine[], { method, body }: AskedCall): HeaderLine[] => {
  const hasBody = body.length > 0 || !['GET', 'HEAD', 'OPTIONS'].includes(method)
  return [...lines, ...(hasBody ? [['Content-Length', String(body.length)] as const] : [])]
}

/** Asks a backend across a seam; fails where it gives no answer, and sends nothing again. */
export const ask = (backend: Backend, seam: Seam, asked: AskedCall): Promise<IncomingMessage> => {
  const { method, path, rawHeaders, body, host = backend.host, connection, signal } = asked
  const kept = linesOf(requestLines(rawHeaders)).filter(([name]) => !ofBody.has(name.toLowerCase()))
  const lines = withLength(seam.request(kept), asked)
  return new Promise((resolve, reject) => {
    const sent = openCall(backend, { method, path, headers: ['Host', host, ...lines.flat()], connection })
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.on('close', () => reject(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })))
    signal?.addEventListener('abort', () => sent.destroy(), { once: true })
    sent.end(body)
  })
}

/** What has come of a body, and the rest of one that is longer than what is read. */
interface ReadBody {
  readonly bytes: Buffer
  readonly isWhole: boolean
}

/** Reads a body up to a number of bytes; what is left stays in the stream, which is paused. */
export const readBody = (from: IncomingMessage, most: number): Promise<ReadBody> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (isWhole: boolean) => {
      from.off('data', take).off('end', whole).off('error', reject).off('close', cut)
      resolve({ bytes: Buffer.concat(chunks), isWhole })
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= most) return
      from.pause()
      end(false)
    }
    const whole = () => end(true)
    const cut = () => reject(Object.assign(new Error('the answer ended before it was whole'), { code: 'ECONNRESET' }))
    from.on('data', take).once('end', whole).once('error', reject).once('close', cut)
  })
