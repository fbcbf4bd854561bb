/** Where spans go, as the variables of OpenTelemetry say it. */
export interface TraceTarget {
  /** Without the path of a signal, such as http://localhost:4318. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
}

type Attribute = string | number | boolean | undefined

export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string | undefined
  readonly name: string
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly attributes: Readonly<Record<string, Attribute>>
  readonly isServer?: true
  readonly hasFailed?: boolean
}

const valueOf = (value: string | number | boolean): Readonly<Record<string, string | number | boolean>> => {
  if (typeof value === 'number') return { doubleValue: value }
  return typeof value === 'boolean' ? { boolValue: value } : { stringValue: value }
}

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]))

const nanoseconds = (milliseconds: number) => String(BigInt(Math.round(milliseconds * 1000)) * 1000n)

const kinds = { internal: 1, server: 2 }
const failed = 2

/** Spans in the JSON of OTLP 1. */
const payloadOf = (service: string, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeSpans: [
        {
          scope: { name: 'soe-sim' },
          spans: spans.map(({ attributes, start, end, isServer, hasFailed, ...span }) => ({
            ...span,
            kind: isServer ? kinds.server : kinds.internal,
            startTimeUnixNano: nanoseconds(start),
            endTimeUnixNano: nanoseconds(end),
            attributes: attributesOf(attributes),
            ...(hasFailed && { status: { code: failed } }),
          })),
        },
      ],
    },
  ],
})

const interval = 1000

/** What waits for a collector that does not answer; later spans are dropped. */
const mostWaiting = 10_000

export interface SpanSender {
  add(spans: readonly Span[]): void
  /** Sends what waits, and ends. */
  close(): Promise<void>
}

/** Sends spans to a collector, together once a second; what it does not take is lost, and said once. */
export const createSpanSender = (
  { endpoint, headers, service }: TraceTarget,
  say: (text: string) => void,
): SpanSender => {
  const url = `${endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint}/v1/traces`
  const waiting: Span[] = []
  let sending = Promise.resolve()
  let hasSaid = false
  const lose = (reason: string) => {
    if (!hasSaid) say(`Spans could not be sent to ${url}: ${reason}.`)
    hasSaid = true
  }
  const send = async () => {
    const spans = waiting.splice(0)
    if (spans.length === 0) return
    try {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(payloadOf(service, spans)),
        signal: AbortSignal.timeout(5000),
      })
      if (!ok) lose(`it answered ${status}`)
    } catch (error) {
      const { message, cause } = error as Error
      lose(cause instanceof Error ? cause.message : message)
    }
  }
  const flush = () => (sending = sending.then(send))
  const timer = setInterval(() => void flush(), interval).unref()
  return {
    add: (spans) => {
      if (waiting.length < mostWaiting) waiting.push(...spans)
    },
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
