import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import type { Loose } from '../wrappers'

/** A number from 0 to 1 at each call, the same ones for the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** How a backend writes what the contract leaves open. */
interface Spelling {
  readonly type: string
  readonly fieldOrder: (names: readonly string[]) => readonly string[]
  readonly gap: string
  readonly instant: (iso: string) => string
  readonly number: (value: number) => string
  readonly text: (json: string) => string
  readonly cookie: (cookie: string) => string
  readonly encoding: string
  readonly caching: string
}

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json; charset="utf-8"',
  'Application/JSON; Charset=UTF-8',
]

const orders: readonly Spelling['fieldOrder'][] = [
  (names) => names,
  (names) => [...names].reverse(),
  (names) => [...names].sort(),
  (names) => [...names].sort((left, right) => left.length - right.length || (left < right ? 1 : -1)),
]

/** The same moment in another zone. */
const shifted = (iso: string, hours: number) => {
  const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
  return new Date(Date.parse(iso) + hours * 3_600_000).toISOString().replace('Z', offset)
}

const instants: readonly Spelling['instant'][] = [
  (iso) => new Date(Date.parse(iso)).toISOString(),
  (iso) => new Date(Date.parse(iso)).toISOString().replace('.000Z', 'Z'),
  (iso) => new Date(Date.parse(iso)).toISOString().replace('Z', '000Z'),
  (iso) => new Date(Date.parse(iso)).toISOString().replace('Z', '000000+00:00'),
  (iso) => shifted(iso, -5),
  (iso) => shifted(iso, 9),
]

const numbers: readonly Spelling['number'][] = [
  String,
  (value) => (Number.isInteger(value) ? `${value}.0` : String(value)),
  (value) => (Number.isInteger(value) ? String(value) : `${value}0`),
  (value) => (Number.isInteger(value) && value >= 10 ? `${value / 10}e1` : String(value)),
]

const texts: readonly Spelling['text'][] = [
  (json) => json,
  (json) => json.replaceAll('/', '\\/'),
  (json) => json.replaceAll(/[^\t\n\r -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
]

const attributesOf = (cookie: string) => cookie.split(/;\s*/)

const cookies: readonly Spelling['cookie'][] = [
  (cookie) => cookie,
  (cookie) => `${cookie}; Secure`,
  (cookie) => {
    const [pair = '', ...attributes] = attributesOf(cookie)
    return [pair, ...attributes.reverse()].join('; ')
  },
  (cookie) => {
    const [pair = '', ...attributes] = attributesOf(cookie)
    return [pair, ...attributes.map((attribute) => attribute.toLowerCase())].join(';')
  },
]

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value)

const write = (value: Loose, spelling: Spelling, depth = 1): string => {
  const { gap, fieldOrder, instant, number, text } = spelling
  const [line, end] = gap === '' ? ['', ''] : [`\n${gap.repeat(depth)}`, `\n${gap.repeat(depth - 1)}`]
  const inside = (parts: readonly string[]) =>
    parts.map((part) => `${line}${part}`).join(',') + (parts.length > 0 ? end : '')
  if (typeof value === 'number') return number(value)
  if (typeof value === 'string') return text(JSON.stringify(isInstant(value) ? instant(value) : value))
  if (Array.isArray(value)) return `[${inside(value.map((part) => write(part, spelling, depth + 1)))}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = value as Readonly<Record<string, Loose>>
  const written = fieldOrder(Object.keys(fields)).map(
    (name) => `${text(JSON.stringify(name))}:${gap === '' ? '' : ' '}${write(fields[name], spelling, depth + 1)}`,
  )
  return `{${inside(written)}}`
}

const encoders: Readonly<Record<string, (text: string) => Buffer>> = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
}

const encoded = (reply: TwinReply, { headers }: TwinRequest, encoding: string): TwinReply => {
  const encode = encoders[encoding]
  if (!encode || !(headers['accept-encoding'] ?? '').includes(encoding)) return reply
  return { ...reply, headers: { ...reply.headers, 'content-encoding': encoding }, bytes: encode(reply.body) }
}

const respelled = (reply: TwinReply, request: TwinRequest, spelling: Spelling): TwinReply => {
  const { 'cache-control': caching, ...headers } = reply.headers
  const isPrivate = caching?.includes('no-store') ?? false
  const whole = {
    ...reply,
    headers: { ...headers, ...(caching !== undefined && { 'cache-control': isPrivate ? spelling.caching : caching }) },
    setCookies: reply.setCookies.map(spelling.cookie),
  }
  if (!reply.body.startsWith('{') || reply.bytes) return whole
  const body = write(JSON.parse(reply.body) as Loose, spelling)
  return encoded(
    { ...whole, headers: { ...whole.headers, 'content-type': spelling.type }, body },
    request,
    spelling.encoding,
  )
}

/** One of the ways in which a backend may spell all that it says; the contract allows each. */
export const spellingOf = (seed: number): (() => Wrapper) => {
  const next = numbersFrom(seed)
  next()
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item
  const spelling: Spelling = {
    type: pick(types),
    fieldOrder: pick(orders),
    gap: pick(['', '  ', '\t']),
    instant: pick(instants),
    number: pick(numbers),
    text: pick(texts),
    cookie: pick(cookies),
    encoding: pick(['none', 'gzip', 'deflate', 'br']),
    caching: pick(['no-store', 'private, no-store', 'no-store, max-age=0']),
  }
  return () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === undefined ? reply : respelled(reply, request, spelling)
  }
}
