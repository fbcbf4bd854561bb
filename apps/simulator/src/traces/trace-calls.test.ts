import { deviceBody } from '@soe/carrier/testing'
import { readOptions } from '../read-options'
import { aboutAddDevice, arm } from '../testing/scenario-client'
import { addDevicePath, closeAll, json, startBackend, startFront, type Heard } from '../testing/start-backend'

afterEach(closeAll)

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
  heard.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as SentSpan[])

const attribute = ({ attributes }: SentSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

const traceId = '0af7651916cd43dd8448eb211c80319c'
const caller = 'b7ad6b7169203331'

/** A call over a socket, since a fault may end it. */
const callAt = (url: string, traceparent: string) =>
  fetch(`${url}${addDevicePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent },
    body: JSON.stringify(deviceBody()),
  }).catch(() => undefined)

it('sends the spans of a call, of the decision and of its fault in the trace of the caller', async () => {
  const { url: endpoint, heard } = await startBackend(json({}))
  const { app, url } = await startFront({ traces: { endpoint, headers: { 'x-key': 'k' }, service: 'shop-tests' } })
  await arm(app, 'default', aboutAddDevice({ always: true, fault: { reset: true } }))
  await callAt(url, `00-${traceId}-${caller}-01`)
  await callAt(url, `00-${traceId}-${caller}-00`)
  await app.close()
  expect(heard[0]).toMatchObject({ line: 'POST /v1/traces', headers: { 'x-key': 'k' } })
  expect(heard[0]?.body).toContain('"shop-tests"')
  const [call, decision, fault, ...more] = spansIn(heard)
  expect(more).toEqual([])
  expect(call).toMatchObject({ traceId, parentSpanId: caller, name: 'cart.addDevice', kind: 2, status: { code: 2 } })
  expect(decision).toMatchObject({ traceId, parentSpanId: call?.spanId, name: 'decision' })
  expect(decision && attribute(decision, 'soe.rule')).toBe('the-rule')
  expect(fault).toMatchObject({ traceId, parentSpanId: call?.spanId, name: 'fault reset' })
})

it('makes its span the parent of a real carrier’s, and without traces passes the header on unchanged', async () => {
  const collector = await startBackend(json({}))
  const { url: carrier, heard: asked } = await startBackend(json({}))
  const given = `00-${traceId}-${caller}-01`
  const traced = await startFront({ carrier, traces: { endpoint: collector.url, headers: {}, service: 'x' } })
  await callAt(traced.url, given)
  await traced.app.close()
  await callAt((await startFront({ carrier })).url, given)
  const [call] = spansIn(collector.heard)
  expect(asked.map(({ headers }) => headers['traceparent'])).toEqual([`00-${traceId}-${call?.spanId}-01`, given])
})

it('logs once that a collector takes no spans, and still answers calls', async () => {
  const said: unknown[] = []
  const traces = { endpoint: 'http://127.0.0.1:9', headers: {}, service: 'x' }
  const { app } = await startFront({ traces, logger: { error: (text) => void said.push(text) } })
  const { statusCode } = await app.inject({ method: 'POST', url: addDevicePath, payload: {} })
  await app.close()
  expect(statusCode).toBe(400)
  expect(said).toEqual([expect.stringMatching(/^Spans could not be sent to http:\/\/127\.0\.0\.1:9\/v1\/traces: /)])
})

it('reads the variables of OpenTelemetry, and refuses wrong ones', () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x=1' }
  expect(readOptions([], env).traces).toEqual({
    endpoint: 'http://localhost:4318',
    headers: { 'api-key': 'a b', x: '1' },
    service: 'soe-sim',
  })
  expect(readOptions([], {}).traces).toBeUndefined()
  expect(() => readOptions([], { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(/such as http:\/\/localhost:4318/)
  const broken = { ...env, OTEL_EXPORTER_OTLP_HEADERS: 'x=100%' }
  expect(() => readOptions([], broken)).toThrow(/percent-encoded/)
})
