import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createSimulator } from '@soe/simulator/create-simulator'
import { createMemoryStore } from '@soe/world'

export interface RunningSimulator {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a simulator in this process, on a free port. */
export const startSimulator = async (): Promise<RunningSimulator> => {
  const app = await createSimulator({
    worlds: createMemoryStore(),
    clock: Date.now,
    ids: { secret: () => randomBytes(16).toString('hex') },
    logger: console,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => app.closeGently(0) }
}
