import { setTimeout as pause } from 'node:timers/promises'
import { findOperation, type Verification } from '@soe/contracts'
import { deviceBody } from '@soe/carrier/testing'
import { callControl } from '../testing/call-control'
import { untilCalled } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let base: string
beforeAll(async () => {
  simulator = await startSimulator()
  base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => simulator.close())

const path = findOperation('cart.addDevice').metadata.paths.prospect ?? ''

/** A world with a fault armed for adding a device, and what is expected of it. */
const armed = async (fault: object, expect: readonly object[]) => {
  const { id } = await simulator.world()
  const { status, body } = await callControl(simulator.app, 'PUT', `worlds/${id}/scenarios/faulty`, {
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 'faulty',
    title: 'Adding a device is answered badly',
    rules: [{ id: 'faulty', on: 'cart.addDevice', per: 'world', always: true, fault }],
    expect,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}

const headers = (world: string) => ({ 'content-type': 'application/json', 'x-sim-world': world, origin: base })

/** Adds a device as a client over the network does; the text, or that there was none. */
const add = async (world: string, signal?: AbortSignal): Promise<string> => {
  try {
    const body = JSON.stringify(deviceBody())
    const init = { method: 'POST', headers: headers(world), body, ...(signal && { signal }) }
    return await (await fetch(`${base}${path}`, init)).text()
  } catch {
    return 'none'
  }
}

const verified = async (world: string) =>
  (await callControl<Verification>(simulator.app, 'POST', `worlds/${world}/verify`)).body

/** The verification, once it is as it will stay. */
const settled = async (world: string, isThere: (verification: Verification) => boolean): Promise<Verification> => {
  const found = await verified(world)
  if (isThere(found)) return found
  await pause(10)
  return settled(world, isThere)
}

const met = async (world: string) => (await verified(world)).checks.map(({ ok }) => ok)

const on = 'cart.addDevice'
const answered = (answer: unknown) => ({ on, answered: answer, calls: 1 })
const came = { on, calls: 1 }

/** Adds a device, and leaves once the call has come. */
const addAndLeave = async (world: string): Promise<string> => {
  const leaving = new AbortController()
  const adding = add(world, leaving.signal)
  await untilCalled(simulator.app, world)
  leaving.abort()
  return adding
}

describe('what a call was answered counts', () => {
  it.each<[string, object, unknown]>([
    ['once it has gone out whole', { delay: { fixed: 'PT0.01S' } }, 'ok'],
    ['as cut off where the connection ends too soon', { truncate: { bytes: 40 } }, 'cut-off'],
    ['as cut off after a delay, too', { delay: { fixed: 'PT0.01S' }, truncate: { bytes: 40 } }, 'cut-off'],
    ['as malformed where a rule spoils it', { malformedJson: true }, 'malformed'],
    ['as whole where it only trickles', { slowBody: { bytesPerSecond: 1_000_000 } }, 'ok'],
    ['as none where the connection is reset', { reset: true }, 0],
  ])('%s', async (_what, fault, answer) => {
    const others = ['ok', 'cut-off', 'malformed', 0, 200].filter(
      (each) => each !== answer && !(answer === 'ok' && each === 200),
    )
    const never = others.map((each) => ({ on, answered: each, never: true }))
    const world = await armed(fault, [answered(answer), ...never])
    await add(world)
    expect(await verified(world)).toMatchObject({ ok: true })
  })

  it('as none where it hangs until the client leaves', async () => {
    const world = await armed({ hang: true }, [answered(0), { on, answered: ['ok', 'cut-off'], never: true }, came])
    expect(await addAndLeave(world)).toBe('none')
    await settled(world, ({ ok }) => ok)
    expect(await met(world)).toEqual([true, true, true])
  })

  it('as cut off where the client leaves before it comes', async () => {
    const world = await armed({ delay: { fixed: 'PT5M' } }, [
      answered('cut-off'),
      { on, answered: 'ok', never: true },
      came,
    ])
    expect(await addAndLeave(world)).toBe('none')
    await settled(world, ({ ok }) => ok)
    expect(await met(world)).toEqual([true, true, true])
  })

  it("as unknown while it waits on the world's clock", async () => {
    const world = await armed({ delay: { fixed: 'PT1H', clock: 'world' } }, [
      answered('ok'),
      { on, answered: '208', never: true },
      { on, calls: 1 },
    ])
    await callControl(simulator.app, 'POST', `worlds/${world}/clock`, { freeze: true })
    const adding = add(world)
    const { checks } = await settled(world, (found) => found.checks[2]?.found === 1)
    expect(checks.map(({ ok, gap }) => [ok, gap])).toEqual([
      [false, 'answer-on-its-way'],
      [false, 'answer-on-its-way'],
      [true, undefined],
    ])
    await callControl(simulator.app, 'POST', `worlds/${world}/clock`, { advance: 'PT1H' })
    await adding
    expect(await met(world)).toEqual([true, true, true])
  })
})

describe('a rule that holds an answer', () => {
  const hold = { hold: { until: { answered: 'checkout.getCheckoutDetails' }, atMost: 'PT5M' } }
  const fired = { rule: 'faulty', fired: { min: 1 } }

  it('is not met while it holds one', async () => {
    const world = await armed(hold, [fired])
    const leaving = new AbortController()
    const adding = add(world, leaving.signal)
    const { ok, checks } = await settled(world, (found) => found.checks[0]?.found === 1)
    expect([ok, checks.map(({ actual }) => actual)]).toEqual([
      false,
      ['fired: 1, of 1 calls that it counted', `the answer of ${world}-1 cart.addDevice is still held`],
    ])
    leaving.abort()
    await adding
  })

  it('is not met where the client leaves before the other answer', async () => {
    const world = await armed(hold, [fired])
    expect(await addAndLeave(world)).toBe('none')
    const { checks } = await settled(world, (found) => found.checks[1]?.actual.startsWith('failed') === true)
    expect(checks[1]?.actual).toBe('failed once: the client left before checkout.getCheckoutDetails was answered')
  })
})
