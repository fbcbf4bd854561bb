import * as zlib from 'node:zlib'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** What a client of this kind can read, as browsers say it. */
export const acceptedEncodings = 'gzip, deflate, br'

/** Node 22.15 and later. */
const { zstdDecompressSync } = zlib as { zstdDecompressSync?: typeof gunzipSync }

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  ...(zstdDecompressSync && { zstd: zstdDecompressSync }),
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

/** Bytes of a decoded body: many times what the contract's largest has. A few that grow into more are a bomb. */
const mostBodyBytes = 16 * 1024 * 1024

/** Throws where the bytes are not what their content encoding says, and where too many come of them. */
export const decodeBytes = (bytes: Buffer, encoding: string | undefined): Buffer =>
  codingsOf(encoding).reduceRight(
    (coded, name) => decoders[name]?.(coded, { maxOutputLength: mostBodyBytes }) ?? coded,
    bytes,
  )

/** What a client accepts of the codings that can be decoded here. */
export const decodable = (accepted: string): string =>
  accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isKnownEncoding(part.split(';', 1)[0]))
    .join(', ')
