import { headerSize, pageFlags, type PageFile } from '../page-file'
import type { TreeRoot } from '../read-metas'

export const pageSize = 512

interface Header {
  readonly number: number
  readonly transaction: number
  readonly flags: number
}

const writeNumber = (page: Buffer, at: number, number: number) => void page.writeBigUInt64LE(BigInt(number), at)

const emptyPage = ({ number, transaction, flags }: Header): Buffer => {
  const page = Buffer.alloc(pageSize)
  writeNumber(page, 0, number)
  writeNumber(page, 8, transaction)
  page.writeUInt16LE(flags, 18)
  return page
}

/** Where the content of a node begins in its page, as its place in the list of nodes says. */
export const nodeAt = (page: Buffer, place: number): number => headerSize + page.readUInt16LE(headerSize + place * 2)

/** A page of nodes, filled from its end on. */
const pageOf = (header: Header, nodes: readonly Buffer[]): Buffer => {
  const page = emptyPage(header)
  let upper = pageSize - headerSize
  for (const [place, node] of nodes.entries()) {
    upper -= Math.ceil(node.length / 2) * 2
    node.copy(page, headerSize + upper)
    page.writeUInt16LE(upper, headerSize + place * 2)
  }
  page.writeUInt16LE(nodes.length * 2, 20)
  page.writeUInt16LE(upper, 22)
  return page
}

const nodeOf = (words: readonly [number, number, number], key: Buffer | string, value = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8)
  for (const [at, word] of words.entries()) head.writeUInt16LE(word, at * 2)
  head.writeUInt16LE(Buffer.from(key).length, 6)
  return Buffer.concat([head, Buffer.from(key), value])
}

interface Overflow {
  readonly page: number
  readonly pages: number
  readonly size: number
}

/** An entry of a leaf: its key, and its value or where that is. */
type Entry = readonly [key: Buffer | string, value: Buffer | string | Overflow]

const leafNode = (transaction: number, [key, value]: Entry): Buffer => {
  if (typeof value === 'string' || Buffer.isBuffer(value))
    return nodeOf([Buffer.from(value).length, 0, 0], key, Buffer.from(value))
  const place = Buffer.alloc(24)
  writeNumber(place, 0, value.page)
  writeNumber(place, 8, transaction)
  writeNumber(place, 16, value.pages)
  return nodeOf([value.size % 0x1_0000, Math.floor(value.size / 0x1_0000), 1], key, place)
}

export const leafPage = (number: number, transaction: number, entries: readonly Entry[]): Buffer =>
  pageOf(
    { number, transaction, flags: pageFlags.leaf },
    entries.map((entry) => leafNode(transaction, entry)),
  )

export const branchPage = (number: number, transaction: number, children: readonly (readonly [string, number])[]) =>
  pageOf(
    { number, transaction, flags: pageFlags.branch },
    children.map(([key, page]) => nodeOf([page, 0, 0], key)),
  )

export const overflowPages = (number: number, transaction: number, value: Buffer, pages: number): Buffer[] => {
  const all = Buffer.concat([emptyPage({ number, transaction, flags: pageFlags.overflow })], pages * pageSize)
  all.writeUInt32LE(pages, 20)
  value.copy(all, headerSize)
  return Array.from({ length: pages }, (_, at) => all.subarray(at * pageSize, (at + 1) * pageSize))
}

export const rootOf = (given: Partial<TreeRoot>): TreeRoot => ({
  page: undefined,
  flags: 0,
  depth: 0,
  branchPages: 0,
  leafPages: 0,
  overflowPages: 0,
  entries: 0,
  ...given,
})

const writeRoot = (meta: Buffer, at: number, root: TreeRoot) => {
  meta.writeUInt16LE(root.flags, at + 4)
  meta.writeUInt16LE(root.depth, at + 6)
  const { branchPages, leafPages, overflowPages: overflow, entries } = root
  for (const [place, count] of [branchPages, leafPages, overflow, entries].entries())
    writeNumber(meta, at + 8 + place * 8, count)
  meta.writeBigUInt64LE(root.page === undefined ? 0xffff_ffff_ffff_ffffn : BigInt(root.page), at + 40)
}

export interface MetaFields {
  readonly transaction: number
  readonly lastPage?: number
  readonly size?: number
  readonly main?: TreeRoot
  readonly free?: TreeRoot
  readonly boot?: number
  readonly isUnflushed?: boolean
}

/** The content of a page that says where the trees begin. */
export const metaContent = (fields: MetaFields): Buffer => {
  const { transaction, lastPage = 99, size = pageSize, boot = 0, isUnflushed = false } = fields
  const meta = Buffer.alloc(144)
  meta.writeUInt32LE(0xbeefc0de, 0)
  meta.writeUInt16LE(2, 4)
  writeRoot(meta, 24, fields.free ?? rootOf({ flags: 8 }))
  writeRoot(meta, 72, fields.main ?? rootOf({ flags: 0x100 }))
  meta.writeUInt32LE(size, 24)
  meta.writeUInt16LE((fields.free?.flags ?? 8) | (isUnflushed ? 0x1000 : 0), 28)
  writeNumber(meta, 120, lastPage)
  writeNumber(meta, 128, transaction)
  meta.writeInt32LE(boot, 136)
  return meta
}

export const metaPage = (number: number, fields: MetaFields): Buffer => {
  const page = emptyPage({ number, transaction: 0, flags: pageFlags.meta })
  metaContent(fields).copy(page, headerSize)
  return page
}

export const fileOf = (pages: readonly Buffer[]): PageFile => {
  const all = Buffer.concat(pages)
  return { size: all.length, bytes: (at, length) => all.subarray(at, at + length), close: () => undefined }
}
