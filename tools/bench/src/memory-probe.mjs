/** Preloaded into a server (`node --expose-gc --import memory-probe.mjs`): answers what it still holds, by message. */
import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds in which sockets and streams that have just ended let go. */
const settling = 500

let collections = 0
new PerformanceObserver((list) => (collections += list.getEntries().length)).observe({ entryTypes: ['gc'] })

async function measure() {
  await wait(settling)
  globalThis.gc?.()
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ heap: heapUsed / 1e6, resident: rss / 1e6, timers, collections })
}

async function count() {
  await wait(settling)
  process.send?.({ allocated: process.memoryUsage().heapUsed / 1000, collections })
}

const answers = { measure, count }

process.on('message', (message) => {
  if (message === 'measure' || message === 'count') void answers[message]()
})
