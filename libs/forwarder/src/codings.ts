import { promisify } from 'node:util'
import * as zlib from 'node:zlib'

/** What every Node decodes. */
export const bodyCodings = ['gzip', 'deflate', 'br'] as const

/** What a client of this kind can read, as browsers say it. */
export const acceptedEncodings = bodyCodings.join(', ')

/** The names of `node:zlib`, which beside each has one that ends with Sync. */
type Decoder = 'gunzip' | 'inflate' | 'inflateRaw' | 'brotliDecompress'

/** Some clients send deflate as it is, without zlib's wrapper, whose first byte ends with 8 as no such text does. */
const isWrapped = ([first = 8]: Uint8Array): boolean => first % 16 === 8

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Decoder>> = {
  gzip: () => 'gunzip',
  'x-gzip': () => 'gunzip',
  deflate: (bytes) => (isWrapped(bytes) ? 'inflate' : 'inflateRaw'),
  br: () => 'brotliDecompress',
  // Node 22.15 and later.
  ...('zstdDecompress' in zlib && { zstd: () => 'zstdDecompress' as Decoder }),
}

/** The codings of a body in the order in which they were put on it. */
export const codingsOf = (encoding = ''): string[] =>
  encoding
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')

/** Whether a body of this content encoding can be decoded here. */
export const isKnownEncoding = (encoding: string | undefined): boolean =>
  codingsOf(encoding).every((name) => Object.hasOwn(decoders, name))

/** Bytes of a decoded body: many times what the contract's largest has. A few that grow into more are a bomb. */
const mostBodyBytes = 16 * 1024 * 1024

/** Throws where the bytes are not what their content encoding says, and where too many come of them. */
export const decodeBytes = (bytes: Buffer, encoding: string | undefined): Buffer =>
  codingsOf(encoding).reduceRight((coded, name) => {
    const decoder = decoders[name]?.(coded)
    return decoder ? zlib[`${decoder}Sync`](coded, { maxOutputLength: mostBodyBytes }) : coded
  }, bytes)

/** Decodes off the main thread what one coding was put on. */
export const decodeLater = (bytes: Buffer, coding: string, maxOutputLength: number): Promise<Buffer> => {
  const decoder = decoders[coding]?.(bytes)
  if (!decoder) return Promise.resolve(bytes)
  return promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib[decoder])(bytes, { maxOutputLength })
}

/** What a client accepts of the codings that can be decoded here. */
export const decodable = (accepted: string): string =>
  accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isKnownEncoding(part.split(';', 1)[0]))
    .join(', ')
