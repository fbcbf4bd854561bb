import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './statistics.mjs'

const flushes = 200

/** A page of LMDB. */
const page = Buffer.alloc(4096, 1)

/** Milliseconds that the disk below a folder takes to write a page for good. @param {string} folder */
export function measureFlush(folder) {
  const file = openSync(join(folder, 'flush'), 'w')
  const times = []
  for (let count = 0; count < flushes; count += 1) {
    const start = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    times.push(performance.now() - start)
  }
  closeSync(file)
  return median(times)
}
