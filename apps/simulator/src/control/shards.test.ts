import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MadeWorld } from '@soe/contracts'
import { countingIds } from '@soe/carrier/testing'
import { withWorld } from '@soe/simulator-client/jest'
import { createMemoryStore } from '@soe/world'
import { freePort } from '@soe/world/testing'
import { createSimulator } from '../create-simulator'
import { callControl } from '../testing/call-control'
import { startSimulator } from '../testing/start-simulator'

/** A simulator that is started with its address. */
const startShard = async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const app = await createSimulator({ worlds: createMemoryStore(), clock: Date.now, ids: countingIds(), address })
  await app.listen({ port, host: '127.0.0.1' })
  return { app, address }
}

it('a simulator that is started with an address returns it with each world that it makes', async () => {
  const { app, address } = await startShard()
  expect((await callControl<MadeWorld>(app, 'POST', 'worlds')).body.address).toBe(address)
  const alone = await startSimulator()
  expect((await callControl<MadeWorld>(alone.app, 'POST', 'worlds')).body).not.toHaveProperty('address')
  await Promise.all([app.close(), alone.close()])
})

it('a test calls the shard that made its world, although it asked another address for one', async () => {
  const { app, address } = await startShard()
  const front = createServer((incoming, outgoing) => {
    if (incoming.url !== '/__sim/v1/worlds') return void outgoing.writeHead(404).end()
    void fetch(`${address}${incoming.url}`, { method: 'POST' })
      .then((answer) => answer.text())
      .then((text) => outgoing.writeHead(201, { 'content-type': 'application/json' }).end(text))
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const simulatorUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  const seen = await withWorld({ simulatorUrl }, async (world) => {
    const { status } = await (await world.enter()).call('cases.getCases', { body: {} })
    return [world.enterUrl('/'), status]
  })
  expect(seen).toEqual([expect.stringContaining(`${address}/__sim/v1/worlds/`), 200])
  front.close()
  await app.close()
})
