import { randomUUID } from 'node:crypto'
import { audiences } from '@soe/contracts'
import type { World } from '@soe/world'
import { z } from 'zod'
import { runCall } from '../pipeline/run-call'
import { settleCall } from '../pipeline/see-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { Binding } from './bindings'
import { leftReason, type DocumentCalls, type MadeCall } from './document-calls'
import { authorise, callerIn, type Calling } from './identify'
import { keptText } from './keep-answer'
import type { PathTable } from './path-table'
import { recordedFor } from './record-call'
import { renderReply, type RenderedReply } from './render-reply'
import { setReplyHeaders } from './reply-headers'

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const areSame = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((value, index) => isSameJson(value, right[index]))

/**
 * Whether two values are certain to have the same JSON, the order of fields included; cheap where they share their
 * objects. What is neither plain nor a list counts as different.
 */
export const isSameJson = (left: unknown, right: unknown): boolean => {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  if (Array.isArray(left) || Array.isArray(right))
    return Array.isArray(left) && Array.isArray(right) && areSame(left, right)
  if (!isPlain(left) || !isPlain(right)) return false
  return areSame(Object.keys(left), Object.keys(right)) && areSame(Object.values(left), Object.values(right))
}

/** A read that a document was drawn from, as it can be made again for another request of the same document. */
export interface KeptRead extends Pick<MadeCall, 'method' | 'url' | 'headers' | 'payload' | 'text'> {
  readonly binding: Binding
  readonly body: unknown
  readonly query: Readonly<Record<string, string>>
  /** The latest answer with that text: mostly the next one is made of the same objects. */
  latest?: unknown
}

type Cookies = Calling['cookies']

/** The headers that repeat a cookie which no document shows, by their names in small letters. */
const personalHeaders: Readonly<Record<string, string>> = { cartid: 'cartId', visitorid: 'uuid' }

const requestIdHeader = 'guie2erequestid'

/** Fields of an address, undefined where one is given twice. */
const fieldsOf = (url: string): Readonly<Record<string, string>> | undefined => {
  const pairs = [...new URL(url, 'http://localhost').searchParams]
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : undefined
}

/** The read of a call that can be made again and has no other effect on its document than its answer. */
export const readOf = (call: MadeCall, table: PathTable): KeptRead | undefined => {
  const binding = table.find(call.method, call.url)
  const query = fieldsOf(call.url)
  if (!binding || !query || call.status !== 200) return undefined
  const { kind, setsCookies, headers } = binding.operation.metadata
  if (kind !== 'read' || setsCookies || headers.includes('X-XSRF-TOKEN')) return undefined
  const body: unknown = call.payload === undefined ? undefined : JSON.parse(call.payload)
  const { method, url, payload, text } = call
  return { method, url, headers: call.headers, payload, text, binding, body, query }
}

const parsed = (schema: unknown, value: unknown): unknown => (schema instanceof z.ZodType ? schema.parse(value) : value)

const inputOf = ({ binding: { operation }, body, query }: KeptRead) => ({
  body: 'body' in operation ? parsed(operation.body, body) : undefined,
  query: parsed(operation.query, query),
})

const headersFor = ({ headers }: KeptRead, cookies: Cookies): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (name === requestIdHeader) return [name, randomUUID()]
      const cookie = personalHeaders[name]
      return [name, cookie === undefined ? value : (cookies[cookie] ?? '')]
    }),
  )

/** Whether the answer is the one that the document was drawn from. */
const isSame = (read: KeptRead, { status, body }: RenderedReply): boolean => {
  if (status !== 200) return false
  if (read.latest !== undefined && isSameJson(read.latest, body)) return true
  if (JSON.stringify(body) !== read.text) return false
  read.latest = body
  return true
}

export interface Repeating {
  readonly simulator: SimulatorContext
  readonly world: World
  readonly cookies: Cookies
  readonly calls: Pick<DocumentCalls, 'caller' | 'answerAhead'>
}

interface Repeated {
  readonly status: number
  readonly text: string
  readonly isSame: boolean
}

const sentHeaders = (request: Pick<KeptRead, 'method'>) => {
  const headers = new Map([
    ['x-content-type-options', 'nosniff'],
    ['content-type', 'application/json; charset=utf-8'],
  ])
  const header = (name: string, value: string) => headers.set(name, value)
  return { request, header, all: () => Object.fromEntries(headers) }
}

/** Makes a read as its route does, with all that comes of a call but an answer on the wire. */
const repeat = async ({ simulator, world, cookies, calls }: Repeating, read: KeptRead): Promise<Repeated> => {
  const arrivedAt = performance.now()
  const { key, operation, audience } = read.binding
  const { paths, context: routeContext } = operation.metadata
  const headers = { ...headersFor(read, cookies), ...calls.caller() }
  const asked = { clock: simulator.clock, pathAudience: audience, routeContext }
  const { context, session } = callerIn(world, asked, { headers, cookies })
  const allowed = audiences.filter((candidate) => paths[candidate] !== undefined)
  authorise(context.audience, session, allowed)
  const result = await runCall(simulator, key, { context, ...inputOf(read), headers, cookies })
  const rendered = renderReply(result.reply)
  const asSent = { context, bodyText: read.payload ?? '', query: read.query }
  await settleCall(simulator, context.worldId, result)
  const { call, decision } = recordedFor(simulator, key, asSent, result, rendered)
  const same = isSame(read, rendered)
  const text = same ? read.text : (JSON.stringify(rendered.body) ?? '')
  const reply = sentHeaders(read)
  setReplyHeaders(reply, result.session, { requestId: context.requestId, decision, now: result.draft.now })
  const kept = keptText(text)
  simulator.journal.answer(call, {
    status: rendered.status,
    realAt: simulator.clock(),
    duration: performance.now() - arrivedAt,
    size: Buffer.byteLength(text),
    ...kept,
    headers: kept.text === undefined ? undefined : reply.all(),
  })
  return { status: rendered.status, text, isSame: same }
}

/** Undefined where the call is left to the browser, or refused before it begins: the drawing meets that itself. */
const attempt = async (repeating: Repeating, read: KeptRead): Promise<Repeated | undefined> => {
  if (leftReason(repeating.world, read.binding.key)) return undefined
  try {
    return await repeat(repeating, read)
  } catch {
    return undefined
  }
}

/**
 * Makes the reads of a document again, in their order. True where each is answered as before. At the first that is not,
 * the calls get the answers, so that the document is drawn anew from them and no read is made twice: up to there it makes
 * the same ones.
 */
export const repeatReads = async (repeating: Repeating, reads: readonly KeptRead[]): Promise<boolean> => {
  const made: [KeptRead, Repeated][] = []
  for (const read of reads) {
    const repeated = await attempt(repeating, read)
    if (repeated) made.push([read, repeated])
    if (repeated?.isSame) continue
    for (const [call, answer] of made) repeating.calls.answerAhead(call, answer)
    return false
  }
  return true
}
