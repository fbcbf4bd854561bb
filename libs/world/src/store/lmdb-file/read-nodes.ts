import { headerSize, readNumber, type PageHeader } from './page-file'

/** A key of a leaf with its value, or with where the value is. */
export interface Leaf {
  readonly key: Buffer
  /** Undefined where the value has pages of its own. */
  readonly inline: Buffer | undefined
  readonly size: number
  /** Bytes of its page that it takes. */
  readonly taken: number
  readonly overflow: { readonly page: number; readonly pages: number; readonly transaction: number } | undefined
}

export interface Branch {
  readonly taken: number
  /** Every key below is this one or later; empty in the first of a page. */
  readonly key: Buffer
  readonly page: number
}

const nodeHeader = 8
const bigData = 1

/** Bytes that say where a large value is: page, transaction, number of pages. */
const overflowSize = 24

/** The longest key that the library takes. */
const longestKey = 1978

/** Where the nodes of a page begin, in the order of their keys; undefined where the page can't be read. */
export const nodeOffsets = (page: Buffer, { lower, upper }: PageHeader): number[] | undefined => {
  const end = page.length - headerSize
  if (lower % 2 === 1 || lower === 0 || lower > upper || upper > end) return undefined
  return Array.from({ length: lower / 2 }, (_, index) => page.readUInt16LE(headerSize + index * 2))
}

const keyAt = (page: Buffer, at: number, { upper }: PageHeader): { key: Buffer; end: number } | undefined => {
  if (at < upper || at % 2 === 1 || headerSize + at + nodeHeader > page.length) return undefined
  const start = headerSize + at + nodeHeader
  const size = page.readUInt16LE(headerSize + at + 6)
  if (size > longestKey || start + size > page.length) return undefined
  return { key: page.subarray(start, start + size), end: start + size }
}

/** Bytes of a page that a node takes. */
const evenly = (from: number, to: number): number => Math.ceil((to - from) / 2) * 2

export const readLeaf = (page: Buffer, at: number, header: PageHeader): Leaf | undefined => {
  const found = keyAt(page, at, header)
  if (!found || found.key.length === 0) return undefined
  const { key, end } = found
  const start = headerSize + at
  const size = page.readUInt16LE(start) + page.readUInt16LE(start + 2) * 0x1_0000
  const flags = page.readUInt16LE(start + 4)
  const last = end + (flags === bigData ? overflowSize : size)
  if ((flags !== 0 && flags !== bigData) || last > page.length) return undefined
  const taken = evenly(start, last)
  if (flags === 0) return { key, size, taken, inline: page.subarray(end, last), overflow: undefined }
  const overflow = {
    page: readNumber(page, end),
    transaction: readNumber(page, end + 8),
    pages: readNumber(page, end + 16),
  }
  return { key, size, taken, inline: undefined, overflow }
}

export const readBranch = (page: Buffer, at: number, header: PageHeader): Branch | undefined => {
  const found = keyAt(page, at, header)
  if (!found) return undefined
  const start = headerSize + at
  const low = page.readUInt16LE(start) + page.readUInt16LE(start + 2) * 0x1_0000
  return {
    key: found.key,
    page: low + page.readUInt16LE(start + 4) * 0x1_0000_0000,
    taken: evenly(start, found.end),
  }
}
