import { assertVerified, createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import { aboutAddDevice } from '../testing/scenario-client'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { createShopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let client: SimulatorClient
beforeAll(async () => {
  simulator = await startSimulator()
  client = createSimulatorClient({ baseUrl: await simulator.app.listen({ port: 0, host: '127.0.0.1' }) })
})
afterAll(() => simulator.close())

describe('the client of the control API', () => {
  it('makes a world, looks at it and drops it', async () => {
    const made = await client.makeWorld({ persona: 'signed-in', seed: 5 })
    expect(made).toMatchObject({ persona: 'signed-in', seed: 5 })
    expect(await client.getWorld(made.id)).toMatchObject(made)
    await client.dropWorld(made.id)
    await expect(client.getWorld(made.id)).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_WORLD' })
  })

  it('minds no world that is gone already', async () => {
    await expect(client.dropWorld('gone')).resolves.toBeUndefined()
  })

  it('says what is allowed where it is refused', async () => {
    await expect(client.makeWorld({ persona: 'admiral' })).rejects.toMatchObject({
      code: 'UNKNOWN_PERSONA',
      allowed: expect.arrayContaining(['prospect']) as string[],
    })
  })

  it('runs commands and reads what a world holds', async () => {
    const { id } = await client.makeWorld()
    await addDevice(createShopper(simulator.app, id, 'prospect'))
    expect(await client.command(id, { lockCart: { channel: 'VZW-RETAIL' } })).toBe(1)
    const { carts, locks } = await client.state(id)
    expect([carts.length, locks]).toEqual([1, [expect.objectContaining({ channel: 'VZW-RETAIL' })]])
  })

  it('moves a world in time, rewinds it and forks it', async () => {
    const { id } = await client.makeWorld({ clock: { freeze: '2026-12-24T18:00:00Z' } })
    expect(await client.clock(id, { advance: 'PT28M' })).toEqual({ now: '2026-12-24T18:28:00.000Z', frozen: true })
    const snapshot = await client.snapshot(id)
    await addDevice(createShopper(simulator.app, id, 'prospect'))
    expect((await client.restore(id, snapshot)).now).toBe('2026-12-24T18:28:00.000Z')
    expect((await client.state(id)).carts).toEqual([])
    const fork = await client.makeWorld({ from: snapshot })
    expect(fork).toMatchObject({ persona: 'prospect', now: '2026-12-24T18:28:00.000Z' })
  })

  it('takes a world back to just before a call, and forks it there', async () => {
    const { id } = await client.makeWorld()
    const shopper = createShopper(simulator.app, id, 'prospect')
    await addDevice(shopper)
    await addDevice(shopper)
    const before = `${id}-2`
    const fork = await client.makeWorld({ from: { world: id, before } })
    const session = shopper.cookies.get('sim-session') ?? ''
    expect(fork.session).toBe(session)
    expect(client.enterUrl(fork.id, '/cart', fork)).toMatch(`enter?to=%2Fcart&session=${session}`)
    expect(await client.rewind(id, before)).toMatchObject({ id, session, rewind: `${id}-3` })
    const lines = async (world: string) => (await client.state(world)).carts.map((cart) => cart.lines.length)
    expect([await lines(fork.id), await lines(id)]).toEqual([[1], [1]])
  })

  it('says what happened and what would', async () => {
    const { id } = await client.makeWorld()
    await addDevice(createShopper(simulator.app, id, 'prospect'))
    const { entries, next } = await client.journal(id, { operation: 'cart.addDevice', limit: 10 })
    expect(entries).toMatchObject([{ operation: 'cart.addDevice', status: 200 }])
    expect((await client.journal(id, { since: next })).entries).toEqual([])
    expect((await client.decision(id, entries[0]?.id ?? '')).sentences).not.toEqual([])
    expect(await client.explain(id, { operation: 'cart.addDevice' })).toMatchObject({ status: 200, because: 'world' })
  })

  it('lists the catalogues', async () => {
    const lists = await Promise.all([client.operations(), client.errors(), client.commands(), client.personas()])
    for (const list of lists) expect(list.length).toBeGreaterThan(5)
    expect((await client.listWorlds()).map(({ id }) => id)).toContain('default')
  })

  it('names the page that enters a world', async () => {
    const { id } = await client.makeWorld()
    const reply = await fetch(client.enterUrl(id, '/smartphones/?sort=price&brand=a%20b'), { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/smartphones/?sort=price&brand=a%20b'])
  })

  it('arms, lists, verifies and disarms scenarios', async () => {
    const { id } = await client.makeWorld()
    const scenario = aboutAddDevice({ nth: 2, reply: { error: '208' } })
    expect(await client.arm(id, scenario)).toMatchObject({ armed: true, rules: 1 })
    const shopper = createShopper(simulator.app, id, 'prospect')
    await addDevice(shopper)
    const unmet = await client.verify(id)
    expect(() => assertVerified(unmet)).toThrow(/the-rule[^]*fired: 0[^]*nearest calls:[^]*1 more to go[^]*replay/)
    await shopper.call('cart.addDevice', { body: deviceBody() })
    assertVerified(await client.verify(id))
    expect(await client.scenarios(id)).toMatchObject([{ id: scenario.id, rules: [{ matched: 2, fired: 1 }] }])
    await client.disarm(id, scenario.id)
    await client.disarm(id, scenario.id)
    expect(await client.scenarios(id)).toEqual([])
    expect((await client.catalogScenarios()).length).toBeGreaterThan(80)
  })

  it('sends YAML as it is, so that a problem has its line', async () => {
    const { id } = await client.makeWorld()
    const text =
      'apiVersion: sim/v1\nkind: Scenario\nid: typo\ntitle: T\nrules: [{ id: a, on: cart.addDevise, nth: 1 }]\n'
    await expect(client.arm(id, text)).rejects.toThrow(/line 5, column \d+/)
    expect(await client.lint(id, text)).toMatchObject({ ok: false, armed: false, problems: [{ line: 5 }] })
    expect(await client.arm(id, text.replace('Devise', 'Device'))).toMatchObject({ armed: true, id: 'typo' })
  })
})
