/** A collector of spans, as the variables of OpenTelemetry name it. */
export interface TraceTarget {
  /** Without the path of a signal, such as http://localhost:4318. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
}

type Attribute = string | number | undefined

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

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    return [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }]
  })

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

/** The most spans that wait for a collector; later ones are dropped. */
const mostWaiting = 10_000

export interface SpanSender {
  add(spans: readonly Span[]): void
  /** Sends what is waiting, and ends. */
  close(): Promise<void>
}

/** Sends spans to a collector once a second. Spans that it rejects are lost, and the first loss is logged. */
export const createSpanSender = (
  { endpoint, headers, service }: TraceTarget,
  say: (text: string) => void,
): SpanSender => {
  const url = `${endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint}/v1/traces`
  const waiting: Span[] = []
  let sending: Promise<void> | undefined
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
  const flush = () =>
    (sending ??= send().finally(() => {
      sending = undefined
    }))
  const timer = setInterval(() => void flush(), interval).unref()
  return {
    add: (spans) => {
      if (waiting.length < mostWaiting) waiting.push(...spans)
    },
    close: async () => {
      clearInterval(timer)
      await sending
      await flush()
    },
  }
}
