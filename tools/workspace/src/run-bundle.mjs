/**
 * Runs the bundle that lies beside this file. What V8 had compiled when it was built lies there too, and is half of a
 * start; V8 ignores what another version of it wrote, or what was written for other code.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

/** @param {string} name */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url))

const [bundle, cache] = [beside('bundle.cjs'), beside('bundle.cache')]

// A world keeps what its latest calls replaced. While the heap is still small that outlives a collection, from which V8
// learns for good to allocate it among the old objects, whose collection costs a third of a call.
setFlagsFromString('--no-allocation-site-pretenuring')

const script = new Script(`(function (require) {${readFileSync(bundle, 'latin1')}\n})`, {
  filename: bundle,
  ...(existsSync(cache) && { cachedData: readFileSync(cache) }),
})

// The cache holds only functions that have run by then, because V8 compiles the others lazily.
if (process.env['WRITE_CODE_CACHE'] === '1') {
  process.once('exit', () => writeFileSync(cache, script.createCachedData()))
}

script.runInThisContext()(createRequire(bundle))
