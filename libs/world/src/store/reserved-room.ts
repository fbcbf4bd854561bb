import { closeSync, openSync, writeSync } from 'node:fs'
import { openPageFile, type PageFile } from './lmdb-file/page-file'
import { readMetas } from './lmdb-file/read-metas'

/** The texts that a write stores; undefined where it deletes. */
export type WrittenTexts = readonly (string | undefined)[]

const leastGrowth = 256 * 1024
const mostGrowth = 4 * 1024 * 1024

/** Held back for deletions: they make room, and take pages of their own first. */
const sparePages = 32

/** A transaction copies the way to what it changes, in the tree of values and in that of free pages. */
const pathPages = 12

/** The list of free pages takes at most so much of a file, and a transaction may write it twice. */
const listedShare = 1 / 256

/**
 * Bytes of the store's file that are on the disk before LMDB is asked to write them. Where the disk turns out to be
 * full, lmdb 3.5 writes beyond the end of a buffer (`last_error` in its `mdb_page_flush`), which ends the process.
 */
export class ReservedRoom {
  private readonly file: number
  private readonly pages: PageFile
  private end: number
  /** Bytes that no write has been promised since the file was last looked at. */
  private left = 0
  private underWay = 0

  constructor(private readonly path: string) {
    this.pages = openPageFile(path)
    this.file = openSync(path, 'r+')
    this.end = this.pages.size
    this.look()
  }

  /** Promises room to a write until the answer is called. @throws Error where the disk has none */
  take(texts: WrittenTexts): () => void {
    const need = this.needOf(texts)
    const spare = texts.every((text) => text === undefined) ? 0 : sparePages * this.pageSize
    if (this.left < need + spare) this.grow(need + spare)
    if (this.left < need + spare) throw new Error(`there is no room left for ${this.path}`)
    this.left -= need
    this.underWay += need
    return () => void (this.underWay -= need)
  }

  close() {
    this.pages.close()
    closeSync(this.file)
  }

  private pageSize = 4096

  /** A text takes pages of its own, and the leaf that names it may be copied and split. */
  private needOf(texts: WrittenTexts): number {
    const own = texts.map((text = '') => 2 + Math.ceil(Buffer.byteLength(text) / this.pageSize))
    const pages = own.reduce((sum, each) => sum + each, pathPages + 1)
    return pages * this.pageSize + Math.ceil(this.end * listedShare)
  }

  /** Transactions under way have their room behind the last page of those that are done. */
  private look() {
    const metas = readMetas(this.pages)
    this.pageSize = metas[0]?.pageSize ?? this.pageSize
    const used = Math.max(...metas.map(({ lastPage, pageSize }) => (lastPage + 1) * pageSize), 0)
    this.left = this.end - used - this.underWay
  }

  private grow(need: number) {
    this.look()
    if (this.left >= need) return
    const more = need - this.left + Math.min(Math.max(this.end / 8, leastGrowth), mostGrowth)
    const before = this.end
    this.fill(Buffer.alloc(Math.ceil(more / this.pageSize) * this.pageSize))
    this.left += this.end - before
  }

  /** As far as the disk has room. */
  private fill(zeros: Buffer) {
    try {
      for (let at = 0; at < zeros.length;) {
        const written = writeSync(this.file, zeros, at, zeros.length - at, this.end)
        at += written
        this.end += written
      }
    } catch {
      // The disk is full, or the file may not grow: what was written until then is there.
    }
  }
}
