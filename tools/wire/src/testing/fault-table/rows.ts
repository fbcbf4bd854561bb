import { hasNoBody } from '@soe/contracts'
import type { Fault, Reply } from '@soe/scenario'

/** What is known of the answer before it is sent; of an operation's own answer the status and type alone. */
export interface Scripted {
  readonly status: number
  readonly type: string
  readonly body?: Buffer
}

interface ReplyRow {
  readonly name: string
  readonly reply: Reply | undefined
  readonly sent: Scripted
}

export interface Row {
  readonly name: string
  readonly reply: Reply | undefined
  readonly fault: Fault | undefined
  /** Undefined where the rule is refused when it is armed. */
  readonly expected: Expected | undefined
}

/** `body` is undefined where only the operation knows it. */
export type Expected =
  | { readonly kind: 'whole'; readonly status: number; readonly type: string; readonly body: Buffer | undefined }
  | { readonly kind: 'broken'; readonly status: number; readonly type: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'silent' }

const json = 'application/json; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const page = 'text/html; charset=utf-8'
const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value))
const html = '<!doctype html><title>504</title><h1>Gateway Time-out, señor</h1>'
const jsonOf = (value: unknown) => Buffer.from(JSON.stringify(value))

const typed = (type: string) => ({ headers: { 'Content-Type': type } })

/** Bodies that a status may be given, with what goes out. */
const bodies: readonly { name: string; content: Partial<Reply>; type: string; body: Buffer | undefined }[] = [
  { name: 'alone', content: {}, type: json, body: undefined },
  { name: 'with a plain type', content: typed('text/plain'), type: 'text/plain', body: undefined },
  { name: 'with an object', content: { body: { fault: 'upstream' } }, type: json, body: jsonOf({ fault: 'upstream' }) },
  {
    name: 'with an object of another type',
    content: { body: { a: 1 }, ...typed('application/octet-stream') },
    type: 'application/octet-stream',
    body: jsonOf({ a: 1 }),
  },
  { name: 'with a JSON text', content: { body: 'plain' }, type: json, body: Buffer.from('"plain"') },
  {
    name: 'with a text as XML',
    content: { body: '<down/>', ...typed('application/xml') },
    type: 'application/xml',
    body: Buffer.from('<down/>'),
  },
  { name: 'with null', content: { body: null }, type: json, body: Buffer.from('null') },
  { name: 'with a list', content: { body: [] }, type: json, body: Buffer.from('[]') },
  { name: 'with a number', content: { body: 0 }, type: json, body: Buffer.from('0') },
  {
    name: 'with JSON of another kind',
    content: { body: { title: 'down' }, ...typed('application/problem+json') },
    type: 'application/problem+json',
    body: jsonOf({ title: 'down' }),
  },
  { name: 'with a page', content: { html }, type: page, body: Buffer.from(html) },
  { name: 'with a text', content: { text: 'Bad Gateway' }, type: plain, body: Buffer.from('Bad Gateway') },
  { name: 'with an empty text', content: { text: '' }, type: plain, body: Buffer.alloc(0) },
  {
    name: 'with bytes',
    content: { base64: bytes.toString('base64'), ...typed('image/png') },
    type: 'image/png',
    body: bytes,
  },
]

const statuses = [200, 202, 204, 205, 206, 304, 400, 401, 403, 404, 409, 410, 418, 422, 429, 500, 502, 503, 599]

const statusRows = (status: number): ReplyRow[] =>
  bodies.map(({ name, content, type, body }) => ({
    name: `${status} ${name}`,
    reply: { status, offContract: true, ...content },
    sent: { status, type, ...(body && { body }) },
  }))

const own: Scripted = { status: 200, type: json }

const replies = (asked: readonly number[]): readonly ReplyRow[] => [
  { name: 'its own answer', reply: undefined, sent: own },
  { name: 'an error', reply: { error: '208' }, sent: own },
  { name: 'an error as XML', reply: { error: '208', ...typed('text/xml') }, sent: { status: 200, type: 'text/xml' } },
  { name: 'two errors', reply: { errors: [{ error: '208' }, { error: '417' }] }, sent: own },
  { name: 'an empty step', reply: { emptyProcessStep: true }, sent: own },
  { name: 'an address', reply: { goToUrl: '/smartphones/' }, sent: own },
  { name: 'a patch', reply: { patch: { serviceHeader: { statusMsg: 'PATCHED' } } }, sent: own },
  {
    name: 'a patch as a text',
    reply: { patch: { serviceHeader: { statusMsg: 'PATCHED' } }, ...typed('text/plain') },
    sent: { status: 200, type: 'text/plain' },
  },
  ...asked.flatMap(statusRows),
]

type Break = (sent: Scripted) => Expected

const whole: Break = ({ status, type, body }) =>
  hasNoBody(status) ? { kind: 'whole', status, type: '', body: Buffer.alloc(0) } : { kind: 'whole', status, type, body }

const broken: Break = ({ status, type }) => ({ kind: 'broken', status, type })

const malformed: Break = ({ status, type, body }) => ({
  kind: 'whole',
  status,
  type,
  body: body && Buffer.concat([body.subarray(0, -1), Buffer.from(',,]')]),
})

const faults: readonly { name: string; fault: Fault | undefined; break: Break }[] = [
  { name: 'no fault', fault: undefined, break: whole },
  { name: 'a delay', fault: { delay: { fixed: 'PT0.01S' } }, break: whole },
  { name: 'a reset', fault: { reset: true }, break: () => ({ kind: 'failed' }) },
  { name: 'a late reset', fault: { delay: { fixed: 'PT0.01S' }, reset: true }, break: () => ({ kind: 'failed' }) },
  { name: 'a hang', fault: { hang: true }, break: () => ({ kind: 'silent' }) },
  { name: 'a head alone', fault: { truncate: { bytes: 0 } }, break: broken },
  { name: 'a cut', fault: { truncate: { bytes: 5 } }, break: broken },
  { name: 'a cut behind the end', fault: { truncate: { bytes: 1_000_000 } }, break: broken },
  { name: 'broken JSON', fault: { malformedJson: true }, break: malformed },
  { name: 'another type', fault: { contentType: 'image/gif' }, break: (sent) => whole({ ...sent, type: 'image/gif' }) },
  { name: 'slowness', fault: { slowBody: { bytesPerSecond: 100_000 } }, break: whole },
]

const bodyFaults: readonly string[] = ['truncate', 'malformedJson', 'slowBody']

/** What the documents say cannot go out. */
const isRefused = ({ reply = {}, sent }: ReplyRow, fault: Fault = {}): boolean => {
  const kinds = Object.keys(fault)
  const hasTypeHeader = reply.headers !== undefined
  const hasContent = ['body', 'html', 'text', 'base64'].some((kind) => Object.hasOwn(reply, kind))
  if (hasNoBody(sent.status)) {
    const spoils = kinds.some((kind) => kind === 'contentType' || bodyFaults.includes(kind))
    return hasContent || hasTypeHeader || spoils
  }
  const isEmpty = reply.text === ''
  const isJson = /json/.test(sent.type)
  return (
    (isEmpty && kinds.some((kind) => bodyFaults.includes(kind))) ||
    (!isJson && kinds.includes('malformedJson')) ||
    (hasTypeHeader && kinds.includes('contentType'))
  )
}

const cell = (row: ReplyRow, { name, fault, break: spoil }: (typeof faults)[number]): Row => ({
  name: `${row.name}, ${name}`,
  reply: row.reply,
  fault,
  expected: isRefused(row, fault) ? undefined : spoil(row.sent),
})

/** The table: every reply, with every status, under every fault. */
export const everyRow = (): readonly Row[] =>
  replies(statuses).flatMap((row) => faults.map((fault) => cell(row, fault)))

const spoiled = ['its own answer', 'an error', '204 alone', '503 with an object', '503 with a page']

const some = replies([202, 204, 503])

/** Some replies under every fault: what clients may take differently. */
export const spoiledRows = (): readonly Row[] =>
  some.filter(({ name }) => spoiled.includes(name)).flatMap((row) => faults.map((fault) => cell(row, fault)))

/** And every reply with some statuses. */
export const someRows = (): readonly Row[] => [
  ...spoiledRows(),
  ...some
    .filter(({ name }) => !spoiled.includes(name))
    .flatMap((row) => faults.slice(0, 1).map((fault) => cell(row, fault))),
]
