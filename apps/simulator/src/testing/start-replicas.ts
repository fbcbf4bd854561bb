import { countingIds, testNow } from '@soe/carrier/testing'
import { createRedisStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { createSimulator, type SimulatorOptions } from '../create-simulator'
import { httpClient, type Client } from './http-client'

export interface Replica {
  readonly app: FastifyInstance
  readonly base: string
  readonly client: Client
  /** Stops accepting connections without leaving the others, like a process that was killed. */
  vanish(): Promise<void>
}

export interface Replicas {
  readonly all: readonly Replica[]
  readonly time: { now: number }
  /** Each call goes to the next replica. */
  readonly balanced: Client
  close(): Promise<void>
}

/** Simulators that listen and share the worlds of one Redis and one sequence of ids; each ends the ids of its calls with its name. */
export const startReplicas = async (
  redisUrl: string,
  count: number,
  {
    namesCalls = true,
    first = 0,
    ...options
  }: Partial<SimulatorOptions> & { readonly namesCalls?: boolean; readonly first?: number } = {},
): Promise<Replicas> => {
  const time = { now: testNow }
  const { clock = () => time.now, ids = countingIds() } = options
  const start = async (at: number): Promise<Replica> => {
    const replica = `r${first + at}`
    const app = await createSimulator({
      ...options,
      worlds: await createRedisStore(redisUrl, { clock, replica }),
      clock,
      ids,
      ...(namesCalls && { replica }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const vanish = async () => {
      // A connection that came in between would hold it open.
      const closed = new Promise((resolve) => app.server.close(resolve))
      app.server.closeAllConnections()
      await closed
    }
    return { app, base, client: httpClient(() => base), vanish }
  }
  const all: Replica[] = []
  for (let at = 0; at < count; at += 1) all.push(await start(at))
  let turn = 0
  const balanced = httpClient(() => all[(turn += 1) % count]?.base ?? '')
  return { all, time, balanced, close: async () => void (await Promise.all(all.map(({ app }) => app.close()))) }
}
