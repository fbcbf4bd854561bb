import type { Encoding } from './compress-json'
import { compress } from './compress-json'
import type { KeptRead } from './repeat-reads'
import type { DocumentAnswer } from '@soe/contracts/document'

export interface KeptDocument {
  readonly answer: DocumentAnswer
  readonly etag: string
  readonly reads: readonly KeptRead[]
  packed(encoding: Encoding): Promise<Buffer>
}

export interface KeptDocuments {
  find(key: string): KeptDocument | undefined
  /** Takes the place of an earlier one of that key. */
  keep(key: string, document: Omit<KeptDocument, 'packed'>): KeptDocument
  bytes(): number
}

/** Bytes that a character takes, in a text and in its compressed forms together. */
const bytesPerCharacter = 4

const sizeOf = (key: string, { answer, reads }: Pick<KeptDocument, 'answer' | 'reads'>): number =>
  bytesPerCharacter * reads.reduce((length, { text }) => length + text.length, key.length + answer.body.length)

const packing = (body: string) => {
  const packed = new Map<Encoding, Promise<Buffer>>()
  return (encoding: Encoding): Promise<Buffer> => {
    const found = packed.get(encoding) ?? compress(encoding, body)
    packed.set(encoding, found)
    return found
  }
}

/** Drawn documents, bounded in bytes: the one that was not asked for longest goes first. */
export const createKeptDocuments = (maxBytes: number): KeptDocuments => {
  const kept = new Map<string, { document: KeptDocument; size: number }>()
  let held = 0
  const drop = (key: string) => {
    const found = kept.get(key)
    kept.delete(key)
    held -= found?.size ?? 0
    return found
  }
  const put = (key: string, entry: { document: KeptDocument; size: number }) => {
    kept.set(key, entry)
    held += entry.size
    for (const [oldest] of kept) {
      if (held <= maxBytes) return
      drop(oldest)
    }
  }
  return {
    find: (key) => {
      const found = drop(key)
      if (found) put(key, found)
      return found?.document
    },
    keep: (key, given) => {
      const document = { ...given, packed: packing(given.answer.body) }
      drop(key)
      put(key, { document, size: sizeOf(key, given) })
      return document
    },
    bytes: () => held,
  }
}
