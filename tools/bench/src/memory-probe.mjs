/** Preloaded into a server (`node --expose-gc --import memory-probe.mjs`): answers what it still holds, by message. */
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds in which sockets and streams that have just ended let go. */
const settling = 500

async function measure() {
  await wait(settling)
  globalThis.gc?.()
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ heap: heapUsed / 1e6, resident: rss / 1e6, timers })
}

process.on('message', (message) => {
  if (message === 'measure') void measure()
})
