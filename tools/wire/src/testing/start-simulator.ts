import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createSimulator } from '@soe/simulator/create-simulator'
import { createMemoryStore } from '@soe/world'

export interface Started {
  readonly port: number
  readonly baseUrl: string
  close(): Promise<void>
}

/** A simulator that every address of the loopback reaches: a new one is a connection that no pool holds. */
export const startSimulator = async (): Promise<Started> => {
  const app = await createSimulator({
    worlds: createMemoryStore(),
    clock: Date.now,
    ids: { secret: () => randomBytes(16).toString('hex') },
  })
  await app.listen({ port: 0, host: '0.0.0.0' })
  const { port } = app.server.address() as AddressInfo
  return { port, baseUrl: `http://127.0.0.1:${port}`, close: () => app.close() }
}
