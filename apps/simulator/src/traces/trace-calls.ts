import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RecordedCall } from '../journal/recorded-call'
import { createSpanSender, type Span, type TraceTarget } from './send-spans'

const header = 'traceparent'

interface Trace {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly isSampled: boolean
}

const newId = (bytes: number) => randomBytes(bytes).toString('hex')

const isNone = (id: string) => /^0+$/.test(id)

/** The span of a request, in its caller's trace (W3C trace context) or in a new one. */
const traceOf = (given: unknown): Trace => {
  const [, traceId = '', parentSpanId = '', flags = ''] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/.exec(String(given)) ?? []
  const isGiven = traceId !== '' && !isNone(traceId) && !isNone(parentSpanId)
  if (!isGiven) return { traceId: newId(16), spanId: newId(8), parentSpanId: undefined, isSampled: true }
  return { traceId, parentSpanId, spanId: newId(8), isSampled: Number.parseInt(flags, 16) % 2 === 1 }
}

const headerOf = ({ traceId, spanId, isSampled }: Trace) => `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

/** Makes the span of the call the parent of what a real backend does for it. */
const setHeader = ({ raw, headers }: FastifyRequest, trace: Trace) => {
  const at = raw.rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === header)
  if (at === -1) raw.rawHeaders.push(header, headerOf(trace))
  else raw.rawHeaders[at + 1] = headerOf(trace)
  headers[header] = headerOf(trace)
}

const within = (
  { traceId, spanId }: Trace,
  name: string,
  times: Pick<Span, 'start' | 'end'>,
  attributes: Span['attributes'],
): Span => ({
  traceId,
  spanId: newId(8),
  parentSpanId: spanId,
  name,
  ...times,
  attributes,
})

/** Spans of a call, of the decision on it, and of its faults. */
const spansOf = (
  trace: Trace,
  { operation, status, error, ending, context }: RecordedCall,
  { start, decision, world }: { readonly start: number; readonly decision: string; readonly world: string | undefined },
): Span[] => {
  const times = { start, end: Date.now() }
  const { because, effect, acting, fault } = ending
  const rule = { 'soe.scenario': acting?.scenario, 'soe.rule': acting?.rule.id }
  const attributes = {
    'http.response.status_code': status,
    'error.type': error,
    'soe.operation': operation,
    'soe.audience': context.audience,
    'soe.world': world,
    'soe.decision': decision,
  }
  const { isSampled: _, ...ids } = trace
  const hasFailed = error !== undefined || status === 0 || status >= 400
  return [
    { ...ids, name: operation, ...times, attributes, isServer: true, hasFailed },
    within(trace, 'decision', times, { 'soe.because': because, 'soe.effect': effect, ...rule }),
    ...Object.keys(fault ?? {}).map((kind) => within(trace, `fault ${kind}`, times, { 'soe.fault': kind, ...rule })),
  ]
}

/** Sends the spans of each call that this process answers, in its caller's trace. */
export const traceCalls = (app: FastifyInstance, target: TraceTarget, say: (text: string) => void) => {
  const sender = createSpanSender(target, say)
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const [start, trace] = [Date.now(), traceOf(request.headers[header])]
    setHeader(request, trace)
    // A scenario may end the connection behind Fastify's back.
    reply.raw.once('close', () => {
      const { recordedCall, callContext } = request
      const decision = String(reply.getHeader('x-sim-decision') ?? '')
      if (recordedCall && trace.isSampled)
        sender.add(spansOf(trace, recordedCall, { start, decision, world: callContext?.worldId }))
    })
    done()
  })
  app.addHook('onClose', () => sender.close())
}
