import { get, type IncomingMessage } from 'node:http'
import { createSimulatorClient, type JournalEvent, type SimulatorClient } from '@soe/simulator-client'
import { callControl } from '../testing/call-control'
import { aboutAddDevice } from '../testing/scenario-client'
import { addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
let base: string
let client: SimulatorClient
beforeAll(async () => {
  simulator = await startSimulator({ journalBytes: 40_000 })
  base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
  client = createSimulatorClient({ baseUrl: base })
})
afterAll(() => simulator.close())

const getCases = async (world: TestWorld, times = 1) => {
  const stranger = world.stranger('prospect')
  for (let made = 0; made < times; made += 1) await stranger.call('cases.getCases')
}

const take = async (events: AsyncIterable<JournalEvent>, count: number): Promise<JournalEvent[]> => {
  const taken: JournalEvent[] = []
  for await (const event of events) {
    taken.push(event)
    if (taken.length === count) return taken
  }
  return taken
}

const idsOf = (events: readonly JournalEvent[]) => events.map(({ type, id }) => `${type} ${id}`)

describe('the journal as it is written', () => {
  it('begins with what was, goes on with what comes', async () => {
    const world = await simulator.world()
    await getCases(world, 2)
    const events = client.follow(world.id)[Symbol.asyncIterator]()
    const next = async () => (await events.next()).value as JournalEvent
    expect(idsOf([await next(), await next()])).toEqual(['call 1', 'call 2'])
    const coming = next()
    await getCases(world)
    expect(await coming).toMatchObject({
      type: 'call',
      id: '3',
      call: { id: `${world.id}-3`, operation: 'cases.getCases' },
    })
    await events.return?.()
  })

  it('goes on from where one stopped', async () => {
    const world = await simulator.world()
    await getCases(world, 3)
    expect(idsOf(await take(client.follow(world.id, { since: 1 }), 2))).toEqual(['call 2', 'call 3'])
    const resumed = await fetch(`${base}/__sim/v1/worlds/${world.id}/journal/events?since=1`, {
      headers: { 'last-event-id': '2' },
    })
    const { value } = await resumed.body!.pipeThrough(new TextDecoderStream()).getReader().read()
    expect(value).not.toContain('id: 2')
    await resumed.body?.cancel().catch(() => undefined)
  })

  it('tells what happens to the world between the calls', async () => {
    const world = await simulator.world()
    await client.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
    await getCases(world)
    await client.arm(world.id, aboutAddDevice({ nth: 2, reply: { error: '208' } }))
    await client.lint(world.id, aboutAddDevice({ nth: 2, reply: { error: '208' } }))
    await client.clock(world.id, { advance: 'PT28M' })
    await client.restore(world.id, await client.snapshot(world.id))
    await client.disarm(world.id, 'about-add-device')
    await world.shopper()
    const events = await take(client.follow(world.id), 8)
    expect(idsOf(events)).toEqual(['world 0.1', 'call 1', ...[1, 2, 3, 4, 5, 6].map((nth) => `world 1.${nth}`)])
    const noted = events.flatMap((event) => (event.type === 'world' ? [event.event] : []))
    expect(noted.map(({ kind }) => kind)).toEqual([
      'command-run',
      'scenario-armed',
      'clock-changed',
      'snapshot-taken',
      'snapshot-restored',
      'scenario-disarmed',
      'signed-in',
    ])
    expect(noted[0]).toMatchObject({
      sentence: 'The command lockCart was run and touched 0.',
      details: { lockCart: { channel: 'VZW-RETAIL' } },
    })
    expect(idsOf(await take(client.follow(world.id, { since: '1.4' }), 2))).toEqual(['world 1.5', 'world 1.6'])
  })

  it('tells of one operation alone', async () => {
    const world = await simulator.world()
    await client.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
    await getCases(world)
    await client.command(world.id, { unlockCart: {} })
    await addDevice(await world.shopper())
    expect(idsOf(await take(client.follow(world.id, { operation: 'cart.addDevice' }), 1))).toEqual(['call 2'])
  })

  it('leaves out what was, where only what comes is asked for', async () => {
    const world = await simulator.world()
    await getCases(world, 2)
    const events = client.follow(world.id, { since: 'now' })[Symbol.asyncIterator]()
    const coming = events.next()
    await client.coverage(world.id)
    for (;;) {
      await getCases(world)
      const first = await Promise.race([coming, client.coverage(world.id).then(() => undefined)])
      if (!first) continue
      expect(Number((first.value as JournalEvent).id)).toBeGreaterThan(2)
      break
    }
    await events.return?.()
  })

  it('says where what one asks for is gone', async () => {
    const world = await simulator.world()
    await getCases(world, 200)
    const oldest = (await client.journal(world.id, { limit: 1 })).entries[0]?.seq ?? 0
    expect(oldest).toBeGreaterThan(2)
    const [first, second] = await take(client.follow(world.id, { since: 1 }), 2)
    expect(first).toEqual({ type: 'truncated', id: String(oldest - 1), truncated: { since: 1, oldest } })
    expect(second).toMatchObject({ type: 'call', id: String(oldest) })
  })

  it('says so where the numbers have begun again', async () => {
    const world = await simulator.world()
    await getCases(world)
    const events = await take(client.follow(world.id, { since: 500 }), 2)
    expect(idsOf(events)).toEqual(['truncated 0', 'call 1'])
  })

  it('ends when its world is dropped, or the reader leaves', async () => {
    const world = await simulator.world()
    await getCases(world)
    const events = client.follow(world.id)[Symbol.asyncIterator]()
    await events.next()
    await client.dropWorld(world.id)
    expect(await events.next()).toEqual({ done: true, value: undefined })

    const other = await simulator.world()
    const leaving = new AbortController()
    const silent = take(client.follow(other.id, { signal: leaving.signal }), 1)
    leaving.abort()
    expect(await silent).toEqual([])
  })

  it('is what the journal answers a reader of events', async () => {
    const world = await simulator.world()
    await getCases(world)
    const reply = await fetch(`${base}/__sim/v1/worlds/${world.id}/journal`, {
      headers: { accept: 'text/event-stream' },
    })
    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    await reply.body?.cancel()
  })

  it.each([
    ['?since=yesterday', 'INVALID_REQUEST', 'query.since: '],
    ['?from=1', 'INVALID_REQUEST', 'operation'],
    ['?operation=cart.sink', 'UNKNOWN_OPERATION', 'cart.addDevice'],
  ])('refuses %s', async (query, code, words) => {
    const world = await simulator.world()
    const { status, body } = await callControl(simulator.app, 'GET', `worlds/${world.id}/journal/events${query}`)
    expect([status, body.error.code]).toEqual([400, code])
    const { message, allowed = [] } = body.error
    expect([message, ...allowed].join(' ')).toContain(words)
  })

  it('refuses a world that is not there', async () => {
    await expect(take(client.follow('nowhere'), 1)).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_WORLD' })
  })
})

/** More than the connection itself holds back. */
const calls = 900

const open = (url: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, resolve).on('error', reject)
  })

it('keeps nothing for a reader that does not read, and tells it what it has missed', async () => {
  const world = await simulator.world()
  const reply = await open(`${base}/__sim/v1/worlds/${world.id}/journal/events`)
  reply.pause()
  const shopper = world.stranger('prospect')
  const body = { note: 'x'.repeat(8000) }
  for (let made = 0; made < calls; made += 1) await shopper.call('cases.getCases', { body } as never)
  let text = ''
  for await (const chunk of reply) {
    text += String(chunk)
    if (text.includes(`id: ${calls}\n`)) break
  }
  expect(text).toContain('event: truncated')
  expect(text.split('event: call').length).toBeLessThan(calls)
})

it('lets the simulator close while someone follows', async () => {
  const own = await startSimulator()
  const world = await own.world()
  const ownClient = createSimulatorClient({ baseUrl: await own.app.listen({ port: 0, host: '127.0.0.1' }) })
  await getCases(world)
  const events = ownClient.follow(world.id)[Symbol.asyncIterator]()
  await events.next()
  const ending = events.next().catch(() => ({ done: true }))
  await own.close()
  expect(await ending).toMatchObject({ done: true })
})
