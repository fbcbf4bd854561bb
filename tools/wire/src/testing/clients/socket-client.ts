import { connect, type Socket } from 'node:net'
import type { AskedCall, Client, Outcome } from '../fault-table/outcome'

const headEnd = '\r\n\r\n'

interface Head {
  readonly status: number
  readonly type: string
  readonly length: number
  readonly rest: Buffer
}

const field = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim()

/** The head of the answer behind interim ones; undefined until it is there. */
const headIn = (bytes: Buffer): Head | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  const rest = bytes.subarray(end + headEnd.length)
  const status = Number(head.slice(9, 12))
  if (status < 200) return headIn(rest)
  return {
    status,
    type: field(head, 'content-type') ?? '',
    length: status === 204 || status === 304 ? 0 : Number(field(head, 'content-length') ?? 0),
    rest,
  }
}

const requestOf = ({ url, method, headers, body }: Pick<AskedCall, 'url' | 'method' | 'headers' | 'body'>): string => {
  const { host, pathname, search } = new URL(url)
  const fields = { host, ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${pathname}${search} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** Sends one request on the socket and reads its answer to the end, without any cleverness of a client. */
const exchange = (socket: Socket, request: string, patience = 20_000): Promise<Outcome> =>
  new Promise((resolve) => {
    let received = Buffer.alloc(0)
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      socket.removeAllListeners('data').removeAllListeners('close')
      resolve(outcome)
    }
    const timer = setTimeout(() => end({ kind: 'silent' }), patience)
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece])
      const head = headIn(received)
      if (!head || head.rest.length < head.length) return
      const body = head.rest.subarray(0, head.length).toString('base64')
      end({ kind: 'whole', status: head.status, type: head.type, body })
    })
    socket.on('close', () => {
      const head = headIn(received)
      end(head ? { kind: 'broken', status: head.status, type: head.type } : { kind: 'failed' })
    })
    socket.write(request)
  })

const callOnce = async (call: AskedCall): Promise<Outcome> => {
  const { hostname, port } = new URL(call.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const warmUp = { url: call.warmUp, method: 'GET', headers: {}, body: '' } as const
  if (call.warmUp !== '') await exchange(socket, requestOf(warmUp))
  const outcome = await exchange(socket, requestOf(call), call.patience)
  socket.destroy()
  return outcome
}

/** A bare socket: what is on the wire. */
export const socketClient: Client = async (calls) => {
  const outcomes: Outcome[] = []
  for (const call of calls) outcomes.push(await callOnce(call))
  return outcomes
}
