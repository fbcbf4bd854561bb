/**
 * `npm run bench:documents`: what a page's document costs the server, and what five thousand of them leave behind.
 * With `--base DIR` another build's `dist` takes turns with this one.
 */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { measuredPages } from './measured-pages.mjs'
import { fineMilliseconds, ratio } from './number-texts.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { enterWorld, leaveDocument, requestDocuments } from './request-documents.mjs'
import { builtShop, startShop } from './servers.mjs'
import { median } from './statistics.mjs'

const command = 'npm run bench:documents'
const fullCount = 5000
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    new: { type: 'string', default: builtShop },
    rounds: { type: 'string', default: '9' },
    /** A round's, of each page and build. */
    requests: { type: 'string', default: '200' },
    /** Of the measured heap; another number only prints. */
    documents: { type: 'string', default: String(fullCount) },
    ...dryOption,
  },
})
const requests = Number(values.requests)
const documents = Number(values.documents)

/** Documents after which the server's code is compiled and its caches are full. */
const warmUp = 500

/** Documents of each page after which the world's journal is full: from then on each entry takes an old one's place. */
const fullJournal = 2500

const probe = fileURLToPath(new URL('heap-probe.mjs', import.meta.url))

/** @param {string} dist */
async function openShop(dist) {
  const shop = await startShop(dist)
  return { shop, cookie: await enterWorld(shop.port) }
}

/** @typedef {Awaited<ReturnType<typeof openShop>>} Opened */

/** Milliseconds of processor time for a document. @param {Opened} opened @param {string} path @param {boolean} isKept */
async function measureCpu({ shop, cookie }, path, isKept) {
  const before = shop.cpu()
  await requestDocuments({ port: shop.port, path, cookie, isKept }, requests)
  return (shop.cpu() - before) / requests
}

/** @param {readonly Opened[]} builds the base first, if there is one @param {string} path @param {boolean} isKept */
async function compareCpu(builds, path, isKept) {
  for (const { shop, cookie } of builds) await requestDocuments({ port: shop.port, path, cookie, isKept }, warmUp)
  /** @type {number[][]} */
  const rounds = builds.map(() => [])
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [build, opened] of builds.entries()) rounds[build]?.push(await measureCpu(opened, path, isKept))
  }
  return rounds
}

/** @param {string} path @param {readonly number[][]} rounds @returns {string} this build's figure */
function printCpu(path, rounds) {
  const own = rounds.at(-1) ?? []
  const [base] = rounds.length > 1 ? rounds : []
  const compared = base && ` and ${fineMilliseconds(median(base))} in the base, ${ratio(ratioOf(own, base))} times`
  const text = fineMilliseconds(median(own))
  console.log(`${path.padEnd(28)} ${text}${compared ?? ''}`)
  return text
}

/** Compares each round with the adjacent round of the base. @param {readonly number[]} own @param {readonly number[]} base */
const ratioOf = (own, base) => median(own.map((value, round) => value / (base[round] ?? Number.NaN)))

/** @param {import('./servers.mjs').Server} shop @returns {Promise<{ heap: number, timers: number }>} */
async function askProbe({ child }) {
  const answer = once(child, 'message')
  child.send('measure')
  return (await answer)[0]
}

/** One in ten hangs up; of these every other one when the first bytes have come. @param {import('./request-documents.mjs').Visit} visit */
async function visitTen(visit) {
  await requestDocuments(visit, 9)
  await leaveDocument(visit, Math.random() < 0.5 ? 'at once' : 'half-way')
}

/** What documents leave behind in a process of their own. @param {string} dist */
async function measureHeap(dist) {
  const shop = await startShop(dist, ['--expose-gc', '--import', probe])
  try {
    const cookie = await enterWorld(shop.port)
    const visits = measuredPages.map(([, path]) => ({ port: shop.port, path, cookie }))
    for (const visit of visits) await requestDocuments(visit, fullJournal)
    const before = await askProbe(shop)
    for (let done = 0; done < documents; done += 10 * visits.length) {
      for (const visit of visits) await visitTen(visit)
    }
    const after = await askProbe(shop)
    return { megabytes: (after.heap - before.heap) / 1e6, timers: after.timers - before.timers }
  } finally {
    shop.stop()
  }
}

const builds = await Promise.all(
  [values.base, values.new].flatMap((dist) => (dist === undefined ? [] : openShop(dist))),
)
/** @type {Record<string, string[]>} */
const figures = {}
console.log(`Processor time of a document with brotli, ${values.rounds} rounds of ${requests}`)
try {
  for (const [name, path] of measuredPages) {
    figures[rowsOf[command][name]] = [printCpu(path, await compareCpu(builds, path, false))]
  }
  const [, grid] = measuredPages[0]
  figures[rowsOf[command].kept] = [printCpu(`${grid}, kept`, await compareCpu(builds, grid, true))]
} finally {
  for (const { shop } of builds) shop.stop()
}

console.log(`\nHeap after ${documents} documents, one in ten left before its end`)
const { megabytes, timers } = await measureHeap(values.new)
const growth = `${megabytes.toFixed(1)} MB`
console.log(`${growth} more, ${timers} timers more`)
figures[rowsOf[command].heap] = [`${growth}, ${timers} timers`]
// The row names the number of documents.
publishFigures(command, figures, { dry: values.dry || documents !== fullCount })
