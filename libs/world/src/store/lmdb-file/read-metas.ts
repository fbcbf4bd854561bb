import { readFileSync } from 'node:fs'
import { headerSize, readNumber, type PageFile } from './page-file'

export interface TreeRoot {
  /** The number of the root's page; undefined where the tree is empty. */
  readonly page: number | undefined
  readonly flags: number
  readonly depth: number
  readonly branchPages: number
  readonly leafPages: number
  readonly overflowPages: number
  readonly entries: number
}

/** What a transaction left: where its trees begin. */
export interface Meta {
  readonly transaction: number
  readonly pageSize: number
  readonly lastPage: number
  readonly free: TreeRoot
  readonly main: TreeRoot
  /** The boot of the machine that wrote it, where the system says. */
  readonly boot: number
  /** The disk has not confirmed the pages of the transaction. */
  readonly isUnflushed: boolean
}

const magic = 0xbeefc0de
const metaSize = 144

/** The data format of the library; another one is another library's. */
const dataVersion = 2
const overlappingSync = 0x1000

const readRoot = (meta: Buffer, at: number): TreeRoot => {
  const isEmpty = meta.readBigUInt64LE(at + 40) === 0xffff_ffff_ffff_ffffn
  return {
    page: isEmpty ? undefined : readNumber(meta, at + 40),
    flags: meta.readUInt16LE(at + 4),
    depth: meta.readUInt16LE(at + 6),
    branchPages: readNumber(meta, at + 8),
    leafPages: readNumber(meta, at + 16),
    overflowPages: readNumber(meta, at + 24),
    entries: readNumber(meta, at + 32),
  }
}

const isPageSize = (size: number): boolean => size >= 512 && size <= 65_536 && (size & (size - 1)) === 0

const readFields = (meta: Buffer): Meta => ({
  transaction: readNumber(meta, 128),
  pageSize: meta.readUInt32LE(24),
  lastPage: readNumber(meta, 120),
  free: readRoot(meta, 24),
  main: readRoot(meta, 72),
  boot: meta.readInt32LE(136),
  isUnflushed: (meta.readUInt16LE(28) & overlappingSync) !== 0,
})

const contentAt = (file: PageFile, at: number): Buffer | undefined => {
  const bytes = file.bytes(at, headerSize + metaSize)
  return bytes.length === headerSize + metaSize ? bytes.subarray(headerSize) : undefined
}

const readMeta = (file: PageFile, at: number): Meta | undefined => {
  const content = contentAt(file, at)
  if (content?.readUInt32LE(0) !== magic || content.readUInt16LE(4) !== dataVersion) return undefined
  const meta = readFields(content)
  return isPageSize(meta.pageSize) ? meta : undefined
}

const pageSizes = [4096, 512, 1024, 2048, 8192, 16_384, 32_768, 65_536]

/** The second lies a page behind the first, whose size is known from either. */
const secondMeta = (file: PageFile, first: Meta | undefined): Meta | undefined =>
  (first ? [first.pageSize] : pageSizes)
    .map((size) => ({ size, meta: readMeta(file, size) }))
    .find(({ size, meta }) => meta?.pageSize === size)?.meta

/** The metas that can be read, the latest first; transactions write the two by turns. */
export const readMetas = (file: PageFile): Meta[] => {
  const first = readMeta(file, 0)
  return [first, secondMeta(file, first)]
    .filter((meta) => meta !== undefined)
    .sort((left, right) => right.transaction - left.transaction)
}

/** As the library reads it: the first digits of the boot's id; 0 where the system has none. */
const thisBoot = (): number => {
  try {
    return Number.parseInt(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), 16) | 0
  } catch {
    return 0
  }
}

/** The meta that the library goes by: after a reboot, the one whose pages the disk has confirmed. */
export const metaInForce = (file: PageFile, [latest, earlier]: readonly Meta[]): Meta | undefined => {
  if (!latest || !latest.isUnflushed || (latest.boot !== 0 && latest.boot === thisBoot())) return latest
  const content = contentAt(file, latest.pageSize / 2)
  const flushed = content && readFields(content)
  return flushed && flushed.transaction > 0 ? flushed : earlier
}
