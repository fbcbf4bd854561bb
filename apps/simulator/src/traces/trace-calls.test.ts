import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deviceBody } from '@soe/carrier/testing'
import { findOperation } from '@soe/contracts'
import { createMemoryStore } from '@soe/world'
import { createSimulator, type SimulatorOptions } from '../create-simulator'
import { readOptions } from '../read-options'
import { aboutAddDevice, arm } from '../testing/scenario-client'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    closing.push(() => server.close())
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const textOf = async (incoming: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

interface Heard {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** Notes what it is sent, and says that it is done. */
const startStub = async (heard: Heard[]) =>
  listen(
    createServer((incoming, outgoing) => {
      void textOf(incoming).then((text) => {
        heard.push({ url: incoming.url, headers: incoming.headers, text })
        outgoing.setHeader('content-type', 'application/json')
        outgoing.end('{}')
      })
    }),
  )

const start = async (options: Partial<SimulatorOptions>) => {
  let drawn = 0
  const secret = () => (drawn += 1).toString(16).padStart(32, 'a')
  const app = await createSimulator({ worlds: createMemoryStore(), clock: Date.now, ids: { secret }, ...options })
  return app
}

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status?: object
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

const spansIn = (heard: readonly Heard[]): SentSpan[] =>
  heard.flatMap(({ text }) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans as SentSpan[])

const attribute = ({ attributes }: SentSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

const path = findOperation('cart.addDevice').metadata.paths.prospect ?? ''
const traceId = '0af7651916cd43dd8448eb211c80319c'
const caller = 'b7ad6b7169203331'

/** A call over a socket, since a fault may end it. */
const callAt = (url: string, traceparent: string) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent },
    body: JSON.stringify(deviceBody()),
  }).catch(() => undefined)

it('sends the spans of a call, of the decision and of its fault in the trace of the caller', async () => {
  const heard: Heard[] = []
  const endpoint = await startStub(heard)
  const traces = { endpoint, headers: { 'x-key': 'k' }, service: 'shop-tests' }
  const app = await start({ traces })
  await arm(app, 'default', aboutAddDevice({ always: true, fault: { reset: true } }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await callAt(url, `00-${traceId}-${caller}-01`)
  await callAt(url, `00-${traceId}-${caller}-00`)
  await app.close()
  expect(heard[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-key': 'k' } })
  expect(heard[0]?.text).toContain('"shop-tests"')
  const [call, decision, fault, ...more] = spansIn(heard)
  expect(more).toEqual([])
  expect(call).toMatchObject({ traceId, parentSpanId: caller, name: 'cart.addDevice', kind: 2, status: { code: 2 } })
  expect(decision).toMatchObject({ traceId, parentSpanId: call?.spanId, name: 'decision' })
  expect(decision && attribute(decision, 'soe.rule')).toBe('the-rule')
  expect(fault).toMatchObject({ traceId, parentSpanId: call?.spanId, name: 'fault reset' })
})

it('calls a real carrier as the parent of what that does, and else with the header as it came', async () => {
  const [spans, asked]: [Heard[], Heard[]] = [[], []]
  const carrier = await startStub(asked)
  const given = `00-${traceId}-${caller}-01`
  const traced = await start({ carrier, traces: { endpoint: await startStub(spans), headers: {}, service: 'x' } })
  await callAt(await traced.listen({ port: 0, host: '127.0.0.1' }), given)
  await traced.close()
  const plain = await start({ carrier })
  await callAt(await plain.listen({ port: 0, host: '127.0.0.1' }), given)
  await plain.close()
  const [call] = spansIn(spans)
  expect(asked.map(({ headers }) => headers['traceparent'])).toEqual([`00-${traceId}-${call?.spanId}-01`, given])
})

it('says once that a collector does not take what it is sent, and answers calls all the same', async () => {
  const said: unknown[] = []
  const traces = { endpoint: 'http://127.0.0.1:9', headers: {}, service: 'x' }
  const app = await start({ traces, logger: { error: (text) => void said.push(text) } })
  const { statusCode } = await app.inject({ method: 'POST', url: path, payload: {} })
  await app.close()
  expect(statusCode).toBe(400)
  expect(said).toEqual([expect.stringMatching(/^Spans could not be sent to http:\/\/127\.0\.0\.1:9\/v1\/traces: /)])
})

it('reads the variables of OpenTelemetry, and says what an address has to be', () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x=1' }
  expect(readOptions([], env).traces).toEqual({
    endpoint: 'http://localhost:4318',
    headers: { 'api-key': 'a b', x: '1' },
    service: 'soe-sim',
  })
  expect(readOptions([], {}).traces).toBeUndefined()
  expect(() => readOptions([], { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(/such as http:\/\/localhost:4318/)
})
