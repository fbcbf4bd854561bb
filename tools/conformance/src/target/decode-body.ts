import { decodeBytes, isKnownEncoding } from '@soe/forwarder'
import { tooLarge, type ReceivedResponse } from './exchange'

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
  if (bytes.length === 0) return { body: '' }
  if (!isKnownEncoding(encoding)) return { body: '', unreadable: `nobody has asked for the encoding ${encoding}` }
  try {
    return decodeText(decodeBytes(bytes, encoding))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return { body: '', beyond: tooLarge }
    return { body: '', unreadable: `the bytes are not ${encoding}: ${(error as Error).message}` }
  }
}
