import { decodeBytes, isKnownEncoding } from '@soe/forwarder'

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

/** The text of a body, by its content encoding. */
export const decodeBody = (bytes: Buffer, encoding?: string): DecodedBody => {
  if (bytes.length === 0) return { body: '' }
  if (!isKnownEncoding(encoding)) return { body: '', unreadable: `nobody has asked for the encoding ${encoding}` }
  try {
    return decodeText(decodeBytes(bytes, encoding))
  } catch (error) {
    return { body: '', unreadable: `the bytes are not ${encoding}: ${(error as Error).message}` }
  }
}
