import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** What a client of this kind can read, as browsers say it. */
export const acceptedEncodings = 'gzip, deflate, br'

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The codings of a body in the order in which they were put on it. */
const codingsOf = (encoding = ''): string[] =>
  encoding
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')

/** Whether a body of this content encoding can be decoded here. */
export const isKnownEncoding = (encoding: string | undefined): boolean =>
  codingsOf(encoding).every((name) => Object.hasOwn(decoders, name))

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

interface DecodedBody {
  readonly body: string
  /** Why the bytes cannot be read as what they claim to be. */
  readonly unreadable?: string
}

const decodeText = (bytes: Buffer): DecodedBody => {
  try {
    return { body: utf8.decode(bytes) }
  } catch {
    return { body: bytes.toString('utf8'), unreadable: 'the bytes are not UTF-8' }
  }
}

/** Throws where the bytes are not what their content encoding says. */
export const decodeBytes = (bytes: Buffer, encoding: string | undefined): Buffer =>
  codingsOf(encoding).reduceRight((coded, name) => decoders[name]?.(coded) ?? coded, bytes)

/** The text of a body, by its content encoding. */
export const decodeBody = (bytes: Buffer, encoding?: string): DecodedBody => {
  const codings = codingsOf(encoding).join(', ')
  if (bytes.length === 0) return { body: '' }
  if (!isKnownEncoding(encoding)) return { body: '', unreadable: `nobody has asked for the encoding ${codings}` }
  try {
    return decodeText(decodeBytes(bytes, encoding))
  } catch (error) {
    return { body: '', unreadable: `the bytes are not ${codings}: ${(error as Error).message}` }
  }
}
