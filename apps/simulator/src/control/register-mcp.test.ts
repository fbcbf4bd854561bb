import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { deviceBody } from '@soe/carrier/testing'
import type { AddressInfo } from 'node:net'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
let url: string
let client: Client

beforeAll(async () => {
  simulator = await startSimulator()
  await simulator.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(simulator.app.server.address() as AddressInfo).port}/__sim/mcp`
  client = new Client({ name: 'a-test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(url)))
})
afterAll(async () => {
  await client.close()
  await simulator.close()
})

interface Answered {
  readonly isError?: boolean
  readonly structuredContent?: Readonly<Record<string, unknown>>
  readonly content: readonly { readonly text?: string }[]
}

const call = async (name: string, given: Record<string, unknown> = {}): Promise<Answered> =>
  (await client.callTool({ name, arguments: given })) as Answered

/** The structured answer, which the client has checked against the tool's schema. */
const ask = async (name: string, given: Record<string, unknown> = {}) => {
  const answered = await call(name, given)
  expect({ name, error: answered.isError ? answered.content[0]?.text : undefined }).toEqual({ name, error: undefined })
  expect(Buffer.byteLength(JSON.stringify(answered.structuredContent))).toBeLessThanOrEqual(8000)
  return answered.structuredContent as Record<string, unknown> & { items: Record<string, unknown>[]; next?: number }
}

const locked = (id: string) => `apiVersion: sim/v1
kind: Scenario
id: ${id}
title: The second device is refused
rules: [{ id: second, on: cart.addDevice, nth: 2, reply: { error: "208" } }]
expect: [{ rule: second, fired: 1 }]`

const add = async (shopper: Shopper): Promise<string> =>
  String((await shopper.call('cart.addDevice', { body: deviceBody() })).headers['x-sim-decision'])

const armedWorld = async (): Promise<{ world: TestWorld; refused: string }> => {
  const world = await simulator.world('signed-in')
  await ask('arm', { world: world.id, scenario: locked('agents') })
  const shopper = await world.shopper()
  await add(shopper)
  return { world, refused: await add(shopper) }
}

describe('the tools for agents', () => {
  it('are ten, in a fixed order, each with schemas and annotations', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'worlds',
      'arm',
      'why',
      'verdict',
      'verify',
      'journal',
      'go-back',
      'explain',
      'coverage',
      'catalogue',
    ])
    for (const { name, outputSchema, annotations, description } of tools) {
      expect({ name, outputSchema, annotations, description }).toMatchObject({
        outputSchema: { type: 'object' },
        annotations: { readOnlyHint: expect.any(Boolean) as boolean, openWorldHint: false },
        description: expect.stringMatching(/./) as string,
      })
    }
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).not.toContain('arm')
  })

  it('lead from a red check to who is at fault, and back to before the call', async () => {
    const { world, refused } = await armedWorld()
    expect(await ask('verify', { world: world.id })).toMatchObject({ ok: true, items: [{ rule: 'second' }] })
    expect((await ask('journal', { world: world.id })).items.map(({ id }) => id)).toContain(refused)
    expect(await ask('why', { decision: refused })).toMatchObject({ call: { error: '208', because: 'scenario' } })
    expect(await ask('why', { decision: refused, isWhole: true })).toHaveProperty('request')
    expect(await ask('verdict', { decision: refused })).toMatchObject({ culprit: 'script', certainty: 'proved' })
    expect(await ask('explain', { world: world.id, operation: 'cases.getCases' })).toMatchObject({ status: 200 })
    expect(await ask('coverage', { world: world.id })).toMatchObject({ answered: 1 })
    expect(await ask('go-back', { world: world.id, before: refused, as: 'forked' })).toMatchObject({ id: 'forked' })
    expect(await ask('go-back', { world: world.id, before: refused, do: 'rewind' })).toMatchObject({ id: world.id })
    expect((await ask('worlds')).items.map(({ id }) => id)).toContain('forked')
    await ask('worlds', { do: 'drop', world: 'forked' })
    const { items } = await ask('worlds', { do: 'make', persona: 'prospect' })
    expect(items[0]?.['enter']).toContain(new URL(url).origin)
    expect(await ask('arm', { world: world.id, scenario: 'agents', do: 'disarm' })).toMatchObject({ armed: false })
  })

  it('give long lists in pages that fit, and lose nothing between them', async () => {
    const seen: unknown[] = []
    for (let after: number | undefined = 0; after !== undefined;) {
      const page: { items: Record<string, unknown>[]; next?: number } = await ask('catalogue', { what: 'skus', after })
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    const known = await simulator.app.inject({ url: '/__sim/v1/catalog/skus', headers: { host: 'localhost' } })
    expect(seen).toEqual(known.json<{ skuId: string }[]>().map(({ skuId }) => skuId))
  })

  it('say what is wrong, and what is allowed', async () => {
    const { world } = await armedWorld()
    const wrong = locked('wrong').replace('error: "208"', 'error: "2O8"')
    expect(await ask('arm', { world: world.id, scenario: wrong })).toMatchObject({
      ok: false,
      armed: false,
      problems: [{ severity: 'error' }],
    })
    const unknown = await call('worlds', { do: 'make', persona: 'nobody' })
    expect(unknown).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('Allowed: ') as string }],
    })
  })

  it.each([
    ['worlds', { do: 'make', wrld: 'a' }, 'it does not take wrld; allowed: do, world, persona, seed, after'],
    ['worlds', { do: 'destroy' }, 'expected one of "list"|"make"|"drop"'],
    ['worlds', { do: 'drop' }, 'Name the world to drop.'],
    ['worlds', { do: 'drop', world: 'nowhere' }, 'The tool worlds lists them.'],
    ['arm', { world: 'nowhere', scenario: 'cart-load-503' }, 'The tool worlds lists them.'],
    ['arm', { world: 'default', scenario: 'cart-load-53' }, 'Did you mean "cart-load-503"? Allowed: cart-load-503,'],
    ['why', { decision: 'default-99' }, 'The tool journal lists the calls of a world.'],
    ['verdict', {}, 'Name a decision, or a world.'],
    ['verify', { world: 'nowhere' }, 'The tool worlds lists them.'],
    ['journal', { world: 'default', limit: 100_000 }, 'it does not take limit; allowed: world, operation, after'],
    ['journal', { world: 'default', operation: 'wishlist.addWishlst' }, 'Did you mean "wishlist.addWishlist"?'],
    ['go-back', { world: 'default', do: 'rewind' }, 'Name the call to rewind to: before.'],
    ['go-back', { world: 'default', before: 'default-99' }, 'The tool journal lists the calls of a world.'],
    ['explain', { world: 'default', operation: 'cart.addDevce' }, 'Did you mean "cart.addDevice"?'],
    ['coverage', { world: 'nowhere' }, 'The tool worlds lists them.'],
    ['catalogue', {}, 'expected one of "operations"|"errors"'],
  ])('refuse what is wrong, and name what is allowed: %s %j', async (name, given, said) => {
    const { isError, content } = await call(name, given)
    expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining(said)])
  })

  it('give all problems of a scenario, in pages that fit', async () => {
    const rules = Array.from(
      { length: 24 },
      (_, at) => `  - { id: r${at}, on: cart.addDevce, nth: 1, reply: { error: "208" } }`,
    )
    const scenario = `apiVersion: sim/v1\nkind: Scenario\nid: many\ntitle: Many\nrules:\n${rules.join('\n')}\n`
    let found = 0
    for (let after: number | undefined = 0; after !== undefined;) {
      const { problems, next } = await ask('arm', { world: 'default', scenario, do: 'check', after })
      found += (problems as unknown[]).length
      after = next
    }
    expect(found).toBe(24)
  })
})

it('lets no other site in, and no one from elsewhere without the token', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  for (const headers of [{ host: 'evil.example' }, { host: 'localhost', origin: 'https://evil.example' }]) {
    const { statusCode } = await simulator.app.inject({ method: 'POST', url: '/__sim/mcp', headers, payload: body })
    expect(statusCode).toBe(403)
  }
})
