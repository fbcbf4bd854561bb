import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { ErrorEnvelopeSchema } from '@soe/contracts'
import {
  answerLines,
  decodeBytes,
  isKnownEncoding,
  linesOf,
  readBody,
  type HeaderLine,
  type Seam,
} from '@soe/forwarder'
import { isJsonType } from '@soe/scenario'
import type { Reply } from '../pipeline/reply'

/** Bytes of a body that are read, for rules and for records; the contract's largest have a tenth of it. */
export const mostCarried = 8 * 1024 * 1024

/** The answer of a backend: as rules see it, and as it goes out where none of them changes it. */
export interface CarriedAnswer {
  readonly reply: Extract<Reply, { kind: 'carried' }>
  readonly lines: readonly HeaderLine[]
  /** In the coding that its lines name; a stream where nobody reads it here. */
  readonly sent: Buffer | Readable
}

/** They hold for the bytes that the backend sent, and for no others. */
const ofBytes = new Set(['content-encoding', 'content-length', 'content-md5', 'etag', 'digest', 'content-digest'])

/** The lines of an answer whose body is another one. */
export const withoutBytes = (lines: readonly HeaderLine[]): HeaderLine[] =>
  lines.filter(([name]) => !ofBytes.has(name.toLowerCase()))

/** The value of a JSON text; undefined if it is not JSON. */
export const jsonIn = (text = ''): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorIn = (body: unknown): string | undefined => {
  const { errors } = (body ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return undefined
  return ErrorEnvelopeSchema.safeParse(body).data?.errors[0]?.id
}

/** Decodes bytes; undefined if their content encoding is unknown or wrong. */
export const decoded = (bytes: Buffer, encoding: string | undefined): Buffer | undefined => {
  if (!isKnownEncoding(encoding)) return undefined
  try {
    return decodeBytes(bytes, encoding)
  } catch {
    return undefined
  }
}

async function* rest(begun: Buffer, message: IncomingMessage): AsyncGenerator<Buffer> {
  yield begun
  for await (const chunk of message) yield chunk as Buffer
}

/** Node's clients take any number for a status, and nobody can send it on. */
const refuseStatus = (message: IncomingMessage, status: number) => {
  if (status >= 100 && status < 600) return
  message.destroy()
  throw Object.assign(new Error(`${status} is no status`), { code: 'HPE_INVALID_STATUS' })
}

/** Reads what a backend answers, unless it is a stream that no rule asks for. */
export const readAnswer = async (message: IncomingMessage, seam: Seam, reads: boolean): Promise<CarriedAnswer> => {
  const status = message.statusCode ?? 502
  refuseStatus(message, status)
  // Trailers end here, and Node refuses to announce some beside a length.
  const lines = seam.answer(linesOf(answerLines(message.rawHeaders)).filter(([name]) => !/^trailer$/i.test(name)))
  const { 'content-type': type = '', 'content-encoding': encoding, 'content-length': length } = message.headers
  const unread = (sent: Readable): CarriedAnswer => ({
    reply: { kind: 'carried', status, error: undefined, body: undefined, bytes: undefined },
    lines,
    sent,
  })
  if (!reads && !isJsonType(type) && length !== '0') return unread(message)
  const { bytes, isWhole } = await readBody(message, mostCarried)
  if (!isWhole) return unread(Readable.from(rest(bytes, message), { objectMode: false }))
  const plain = decoded(bytes, encoding)
  const text = plain?.toString() ?? ''
  const known = isJsonType(type) ? seam.text(text) : text
  const shown = plain && known !== text ? Buffer.from(known) : plain
  const body = isJsonType(type) ? jsonIn(known) : undefined
  const reply = { kind: 'carried', status, error: errorIn(body), body, bytes: shown } as const
  return shown === plain ? { reply, lines, sent: bytes } : { reply, lines: withoutBytes(lines), sent: shown ?? bytes }
}
