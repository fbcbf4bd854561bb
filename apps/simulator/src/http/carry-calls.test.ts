import { createServer, request as httpRequest, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createMemoryStore } from '@soe/world'
import { defineScenario, rule } from '@soe/scenario'
import { createSimulator, type SimulatorOptions } from '../create-simulator'
import { createShopper } from '../testing/create-shopper'
import { httpClient } from '../testing/http-client'
import { arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    closing.push(() => {
      server.close()
      server.closeAllConnections()
    })
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

let drawn = 0
const startFront = async (options: Partial<SimulatorOptions> = {}) => {
  const app = await createSimulator({
    worlds: createMemoryStore(),
    clock: Date.now,
    logger: console,
    ids: { secret: () => (drawn += 1).toString(16).padStart(32, 'f') },
    ...options,
  })
  closing.push(() => app.close())
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

const bytesOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

interface Heard {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A backend that notes what it is asked. */
const startBackend = async (answer: RequestListener) => {
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

/** A call as a client of sockets makes it, and its answer as it came. */
const call = (url: string, { method = 'POST', headers = {}, body = '{}' as string | Buffer } = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(url, { method, headers: { 'content-type': 'application/json', ...headers } }, (message) =>
      bytesOf(message).then(
        (bytes) => resolve({ status: message.statusCode ?? 0, headers: message.headers, body: bytes }),
        reject,
      ),
    )
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })

const json = (body: unknown): RequestListener => (_incoming, outgoing) => {
  outgoing.setHeader('content-type', 'application/json')
  outgoing.end(JSON.stringify(body))
}

const makeWorld = async (front: string, carrier: unknown) => {
  const reply = await call(`${front}/__sim/v1/worlds`, { body: JSON.stringify({ carrier }) })
  const made = JSON.parse(reply.body.toString()) as { id: string; error?: { code: string; message: string } }
  return { status: reply.status, ...made }
}

const addDevice = '/soe/digital/prospect/buyflow/add-device'
const pathOfAdd = async () => {
  const { findOperation } = await import('@soe/contracts')
  return findOperation('cart.addDevice').metadata.paths.prospect ?? addDevice
}

const lost = defineScenario({
  id: 'done-and-lost',
  title: 'The device is added, and the answer lost',
  rules: [rule.on('cart.addDevice', { id: 'lost', nth: 2, reply: { error: '208' }, commit: true })],
  expect: [{ rule: 'lost', fired: 1 }],
})

describe('a world with a carrier', () => {
  let backend: TestSimulator
  let backendUrl: string
  let front: Awaited<ReturnType<typeof startFront>>
  beforeAll(async () => {
    backend = await startSimulator()
    backendUrl = await backend.app.listen({ port: 0, host: '127.0.0.1' })
    closing.push(backend.close)
    front = await startFront()
  })

  const shopperIn = async (persona: 'prospect' | 'signed-in' = 'prospect') => {
    const behind = await backend.world(persona)
    const { id } = await makeWorld(front.url, { url: backendUrl, headers: { 'x-sim-world': behind.id } })
    const shopper = createShopper(
      httpClient(() => front.url),
      id,
      persona,
    )
    return { behind, id, shopper }
  }

  const device = { body: undefined } as object

  it('answers with what the backend answers, counts, and breaks the call that a rule says, done and lost', async () => {
    const { findOperation } = await import('@soe/contracts')
    const { example } = findOperation('cart.addDevice').metadata
    const { behind, id, shopper } = await shopperIn()
    await arm(front.app, id, lost)
    const first = await shopper.call('cart.addDevice', { ...(example as object), ...device, body: example.body as never })
    expect(first.errorId).toBeUndefined()
    expect(first.headers['x-sim-altered']).toBeUndefined()
    const second = await shopper.call('cart.addDevice', { body: example.body as never })
    expect(second.errorId).toBe('208')
    expect(second.headers['x-sim-altered']).toBe('done-and-lost/lost')
    const { carts } = await behind.state()
    expect(carts[0]?.lines).toHaveLength(2)
    expect((await verify(front.app, id)).ok).toBe(true)
  })
})
