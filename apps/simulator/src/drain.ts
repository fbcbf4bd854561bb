import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at the connections. */
const interval = 20

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    // A server that does not listen has none.
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })

/** Waits until every call that is under way has its answer, but no longer than `patience` milliseconds. */
export const drain = async (server: Server, patience: number): Promise<void> => {
  const end = performance.now() + patience
  while (performance.now() < end) {
    server.closeIdleConnections()
    if ((await connectionsOf(server)) === 0) return
    await pause(interval)
  }
}
