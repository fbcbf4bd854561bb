import type { AddressInfo } from 'node:net'
import { deviceBody } from '@soe/carrier/testing'
import { callControl } from '../testing/call-control'
import { aboutAddDevice, arm, disarm, untilCalled } from '../testing/scenario-client'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
let url: string
beforeAll(async () => {
  simulator = await startSimulator()
  await simulator.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(simulator.app.server.address() as AddressInfo).port}`
})
afterAll(() => simulator.close())

const spoilt = (fault: Parameters<typeof aboutAddDevice>[0]['fault']) => aboutAddDevice({ nth: 1, fault })

const control = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  callControl(simulator.app, method, path, body)

const ends: readonly (readonly [string, (world: TestWorld) => Promise<unknown>])[] = [
  ['its world is dropped', ({ id }) => control('DELETE', `worlds/${id}`)],
  ['its world is swept away', ({ id }) => control('POST', 'worlds/sweep', { labels: { of: id } })],
  ['its scenario is disarmed', ({ id }) => disarm(simulator.app, id, 'about-add-device')],
  ['its scenario is armed again', ({ id }) => arm(simulator.app, id, spoilt({ hang: true }))],
  [
    'a snapshot is restored',
    async ({ id }) => {
      const { body } = await control('POST', `worlds/${id}/snapshots`)
      await control('POST', `worlds/${id}/restore`, body as object)
    },
  ],
  ['its world is taken back', ({ id }) => control('POST', `worlds/${id}/restore`, { before: `${id}-1` })],
]

const waits = [
  ['hangs', { hang: true }, 'reset'],
  ['is late', { delay: { fixed: 'PT5M' } }, 200],
  ['is late on the clock of its world', { delay: { fixed: 'PT5M', clock: 'world' } }, 200],
  ['waits for another answer', { hold: { until: { answered: 'cases.getCases' }, atMost: 'PT5M' } }, 200],
  ['trickles in', { slowBody: { bytesPerSecond: 1 } }, 200],
] as const

let made = 0

describe.each(waits)('a call that %s', (_what, fault, ending) => {
  it.each(ends)('ends when %s', async (_when, end) => {
    const id = `waits-${(made += 1)}`
    await control('POST', 'worlds', { id, labels: { of: id }, clock: { freeze: true } })
    await arm(simulator.app, id, spoilt(fault))
    const call = fetch(`${url}/soe/digital/prospect/cartservice/cart/nse/add-device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sim-world': id },
      body: JSON.stringify(deviceBody()),
    }).then(
      async (answer) => (await answer.text(), answer.status),
      ({ name }: Error) => (name === 'TypeError' ? 'reset' : name),
    )
    await untilCalled(simulator.app, id)
    await end({ id } as TestWorld)
    expect(await call).toBe(ending)
  })
})
