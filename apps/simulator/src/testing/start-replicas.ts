import { setTimeout as pause } from 'node:timers/promises'
import { createRedisStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { createSimulator } from '../create-simulator'
import { httpClient, type Client } from './http-client'
import { testNow } from './start-simulator'

export interface Replica {
  readonly app: FastifyInstance
  readonly base: string
  readonly client: Client
  /** Takes no connection any more and says nothing of it, as a process that was killed. */
  vanish(): Promise<void>
}

export interface Replicas {
  readonly all: readonly Replica[]
  readonly time: { now: number }
  /** Each call goes to the next replica. */
  readonly balanced: Client
  close(): Promise<void>
}

/** Simulators that listen, share the worlds of one Redis, and draw the ids of one; each ends the ids of its calls by its name. */
export const startReplicas = async (
  redisUrl: string,
  count: number,
  { namesCalls = true }: { readonly namesCalls?: boolean } = {},
): Promise<Replicas> => {
  const time = { now: testNow }
  let drawn = 0
  const start = async (at: number): Promise<Replica> => {
    const replica = `r${at}`
    const app = await createSimulator({
      worlds: await createRedisStore(redisUrl, { clock: () => time.now, replica }),
      clock: () => time.now,
      ids: { secret: () => (drawn += 1).toString(16).padStart(32, '0') },
      ...(namesCalls && { replica }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const vanish = async () => {
      app.server.closeAllConnections()
      await new Promise((resolve) => app.server.close(resolve))
      await pause(1)
    }
    return { app, base, client: httpClient(() => base), vanish }
  }
  const all: Replica[] = []
  for (let at = 0; at < count; at += 1) all.push(await start(at))
  let turn = 0
  const balanced = httpClient(() => all[(turn += 1) % count]?.base ?? '')
  return { all, time, balanced, close: async () => void (await Promise.all(all.map(({ app }) => app.close()))) }
}
