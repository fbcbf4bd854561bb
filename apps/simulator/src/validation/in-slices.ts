import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which the process may do nothing else. */
const sliceDuration = 10

/** Runs through steps, with turns of the event loop between them for whatever else there is to do. */
export async function* inSlices<Step>(steps: Iterable<Step>): AsyncGenerator<Step, void> {
  let end = performance.now() + sliceDuration
  for (const step of steps) {
    yield step
    if (performance.now() < end) continue
    await nextTurn()
    end = performance.now() + sliceDuration
  }
}
