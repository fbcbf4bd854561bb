/** The load generator as a process of its own: takes a load by message, answers what it measured. */
import { measure } from './load.mjs'
import { quantile } from './statistics.mjs'

/** @param {import('./load.mjs').Load} load */
const answer = async (load) => {
  const { latencies, ...measured } = await measure(load)
  process.send?.({ ...measured, calls: latencies.length, p99: quantile(latencies, 0.99) })
}

process.on('message', (/** @type {import('./load.mjs').Load} */ load) => void answer(load))
