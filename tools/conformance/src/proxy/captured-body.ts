import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Bytes of a body that are kept to be judged; no answer of the contract is as large. */
const most = 8 * 1024 * 1024

/** Keeps a copy of what passes, up to a limit. */
export const createCapture = () => {
  const chunks: Buffer[] = []
  let bytes = 0
  return {
    keep: (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= most) chunks.push(chunk)
    },
    isWhole: () => bytes <= most,
    bytes: (): Buffer => Buffer.concat(chunks),
  }
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The text of a body; undefined where it can't be decoded. */
export const textOf = (bytes: Buffer, encoding: string | undefined): string | undefined => {
  if (encoding === undefined || encoding === '' || encoding === 'identity') return bytes.toString('utf8')
  try {
    return decoders[encoding.toLowerCase()]?.(bytes).toString('utf8')
  } catch {
    return undefined
  }
}
