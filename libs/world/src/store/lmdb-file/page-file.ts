import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** Bytes before the content of a page; the offsets in a page count from their end. */
export const headerSize = 24

export const pageFlags = { branch: 1, leaf: 2, overflow: 4, meta: 8 } as const

export interface PageHeader {
  readonly number: number
  /** The transaction that wrote the page. */
  readonly transaction: number
  readonly flags: number
  /** Where the list of nodes ends and where the nodes begin, after the header. */
  readonly lower: number
  readonly upper: number
  /** Of an overflow page: how many pages the value takes. */
  readonly pages: number
}

/** Whole numbers up to 2^53; more is damage, and no page, size or count. */
export const readNumber = (bytes: Buffer, at: number): number =>
  bytes.readUInt32LE(at) + bytes.readUInt32LE(at + 4) * 0x1_0000_0000

export const readPageHeader = (page: Buffer): PageHeader => ({
  number: readNumber(page, 0),
  transaction: readNumber(page, 8),
  flags: page.readUInt16LE(18),
  lower: page.readUInt16LE(20),
  upper: page.readUInt16LE(22),
  pages: page.readUInt32LE(20),
})

/** A file of LMDB, read without LMDB: that maps it into memory, where a damaged page ends the process. */
export interface PageFile {
  readonly size: number
  /** Up to so many bytes from an offset. */
  bytes(at: number, length: number): Buffer
  close(): void
}

/** Opens a file that can be read anywhere: not a pipe, which would be waited for, nor a device. */
export const openPageFile = (path: string): PageFile => {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  if (!fstatSync(file).isFile()) {
    closeSync(file)
    throw new Error(`${path} is not a file`)
  }
  return {
    size: fstatSync(file).size,
    bytes: (at, length) => {
      const buffer = Buffer.allocUnsafe(length)
      return buffer.subarray(0, readSync(file, buffer, 0, length, at))
    },
    close: () => closeSync(file),
  }
}
