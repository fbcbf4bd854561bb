import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { findOperation } from '@soe/contracts'
import { countingIds } from '@soe/carrier/testing'
import { createMemoryStore } from '@soe/world'
import { createSimulator, type SimulatorOptions } from '../create-simulator'

const closing: (() => unknown)[] = []

export const closeLater = (close: () => unknown) => void closing.push(close)

/** Closes what a file of tests has started, the latest first. */
export const closeAll = async () => {
  for (const close of closing.splice(0).reverse()) await close()
}

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    closeLater(() => {
      server.close()
      server.closeAllConnections()
    })
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

/** Other ids than those of a simulator behind it. */
const ids = countingIds(0xf00_000)

/** A simulator that listens, to put in front of a backend. */
export const startFront = async (options: Partial<SimulatorOptions> = {}) => {
  const app = await createSimulator({ worlds: createMemoryStore(), clock: Date.now, ids, ...options })
  closeLater(() => app.close())
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

const bytesOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export interface Heard {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A backend that records its requests. */
export const startBackend = async (answer: RequestListener) => {
  const heard: Heard[] = []
  const url = await listen(
    createServer({ maxHeaderSize: 200_000 }, (incoming, outgoing) => {
      void bytesOf(incoming).then((bytes) => {
        heard.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body: bytes.toString() })
        answer(incoming, outgoing)
      })
    }),
  )
  return { url, heard }
}

/** A call over a socket, and its answer as it came. */
export const call = (url: string, { method = 'POST', headers = {}, body = '{}' as string | Buffer } = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(
      url,
      { method, headers: { 'content-type': 'application/json', ...headers } },
      (message) => {
        bytesOf(message).then(
          (bytes) => resolve({ status: message.statusCode ?? 0, headers: message.headers, body: bytes }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })

export const json =
  (body: unknown): RequestListener =>
  (_incoming, outgoing) => {
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify(body))
  }

export const makeWorld = async (front: string, carrier: unknown, persona?: string) => {
  const reply = await call(`${front}/__sim/v1/worlds`, { body: JSON.stringify({ carrier, persona }) })
  const made = JSON.parse(reply.body.toString()) as { id: string; error?: { code: string; message: string } }
  return { status: reply.status, ...made }
}

export const addDevicePath = findOperation('cart.addDevice').metadata.paths.prospect ?? ''
