import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { mostBytes, tooLarge, type ReceivedResponse } from './exchange'

/** What a client of this kind can read, as browsers say it. */
export const acceptedEncodings = 'gzip, deflate, br'

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

const isPlain = (name: string) => name === '' || name === 'identity'

const nameOf = (encoding: string | undefined) => (encoding ?? '').trim().toLowerCase()

/** Whether a body of this content encoding can be decoded here. */
export const isKnownEncoding = (encoding: string | undefined): boolean =>
  isPlain(nameOf(encoding)) || Object.hasOwn(decoders, nameOf(encoding))

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

type DecodedBody = Pick<ReceivedResponse, 'body' | 'unreadable' | 'beyond'>

const decodeText = (bytes: Buffer): DecodedBody => {
  try {
    return { body: utf8.decode(bytes) }
  } catch {
    return { body: bytes.toString('utf8'), unreadable: 'the bytes are not UTF-8' }
  }
}

/** The text of a body, by its content encoding. */
export const decodeBody = (bytes: Buffer, encoding?: string): DecodedBody => {
  const name = nameOf(encoding)
  if (isPlain(name) || bytes.length === 0) return decodeText(bytes)
  const decode = decoders[name]
  if (!decode) return { body: '', unreadable: `nobody has asked for the encoding ${name}` }
  try {
    return decodeText(decode(bytes, { maxOutputLength: mostBytes }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return { body: '', beyond: tooLarge }
    return { body: '', unreadable: `the bytes are not ${name}: ${(error as Error).message}` }
  }
}
