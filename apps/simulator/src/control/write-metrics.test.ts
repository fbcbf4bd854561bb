import { addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const metrics = () => simulator.app.inject({ url: '/__sim/metrics', headers: { host: 'localhost' } })

const valueOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

describe('the metrics', () => {
  it('count calls by operation and status, worlds and journal bytes', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.failNext('cart.addDevice', { status: 503 })
    await addDevice(shopper).catch(() => undefined)
    const { body, headers } = await metrics()
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(valueOf(body, 'sim_calls_total{operation="cart.addDevice",status="200"}')).toBe(1)
    expect(valueOf(body, 'sim_calls_total{operation="cart.addDevice",status="503"}')).toBe(1)
    expect(valueOf(body, 'sim_call_duration_seconds_bucket{operation="cart.addDevice",le="+Inf"}')).toBe(2)
    expect(valueOf(body, 'sim_call_duration_seconds_bucket{operation="cart.addDevice",le="30"}')).toBe(2)
    expect(valueOf(body, 'sim_call_duration_seconds_sum{operation="cart.addDevice"}')).toBeGreaterThan(0)
    expect(valueOf(body, 'sim_call_duration_seconds_count{operation="cart.addDevice"}')).toBe(2)
    expect(valueOf(body, 'sim_worlds')).toBe(2)
    expect(valueOf(body, 'sim_journal_bytes')).toBeGreaterThan(800)
  })

  it('are in the format that Prometheus reads', async () => {
    const { body } = await metrics()
    for (const line of body.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.]+"(,\w+="[\w.+]+")*\})? \d+(\.\d+)?)$/)
    }
    expect(body.endsWith('\n')).toBe(true)
  })
})
