// oxlint-disable unicorn/no-thenable -- a rule's commands are named so
import type { Verdict, VerdictBody } from '@soe/contracts'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { defineScenario, rule, type Scenario } from '@soe/scenario'
import { createMemoryStore, ServiceFault } from '@soe/world'
import { randomUUID } from 'node:crypto'
import { createSimulator, type ReplacedOperations } from '../create-simulator'
import { callControl } from '../testing/call-control'
import { createShopper, type Shopper } from '../testing/create-shopper'
import { aboutAddDevice, arm } from '../testing/scenario-client'
import { startSimulator, testNow, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
beforeEach(() => void (simulator.time.now = testNow))
afterAll(() => simulator.close())

const verdict = async ({ id }: TestWorld, body: VerdictBody = {}): Promise<Verdict> => {
  const { status, body: found } = await callControl<Verdict>(simulator.app, 'POST', `worlds/${id}/verdict`, body)
  expect({ status, found }).toMatchObject({ status: 200 })
  return found
}

const shopPage = { referer: 'http://localhost/smartphones/', 'x-sim-caller': '' }
const ofTest = { 'x-sim-caller': 'test' }

const add = async (shopper: Shopper, given: Parameters<typeof deviceBody>[0] = {}, headers = {}): Promise<string> => {
  const reply = await shopper.call('cart.addDevice', { body: deviceBody(given), headers: { ...ofTest, ...headers } })
  return String(reply.headers['x-sim-decision'])
}

const armed = async (...scenarios: Scenario[]) => {
  const world = await simulator.world('signed-in')
  for (const scenario of scenarios) await arm(simulator.app, world.id, scenario)
  return { world, shopper: await world.shopper() }
}

const refusing = aboutAddDevice({ nth: 2, reply: { error: '208' } })

describe('a verdict on a call', () => {
  it('names the rule without which the call goes right, and no other that is armed', async () => {
    const beside = defineScenario({
      id: 'beside',
      title: 'Answers another operation',
      rules: [rule.on('cases.getCases', { id: 'cases', always: true, reply: { status: 503 } })],
    })
    const { world, shopper } = await armed(beside, refusing)
    await add(shopper)
    const found = await verdict(world, { decision: await add(shopper) })
    expect(found).toMatchObject({
      culprit: 'script',
      certainty: 'proved',
      occurs: 'always',
      subject: { operation: 'cart.addDevice', status: 200, error: '208' },
      causes: [{ kind: 'rule', id: 'about-add-device/the-rule' }],
      instead: { status: 200 },
    })
    expect(found.experiments).toContainEqual(expect.objectContaining({ turns: true, answered: '200' }))
  })

  it('finds the rule of an earlier call that made a later one go wrong', async () => {
    const { world, shopper } = await armed(
      aboutAddDevice({ nth: 1, then: [{ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } }] }),
    )
    await add(shopper)
    const found = await verdict(world, { decision: await add(shopper) })
    expect(found).toMatchObject({ culprit: 'script', certainty: 'proved', causes: [{ kind: 'rule' }] })
  })

  it('blames the test for a command that it ran, and for a failure that it ordered', async () => {
    const { world, shopper } = await armed()
    await add(shopper)
    await callControl(simulator.app, 'POST', `worlds/${world.id}/commands`, {
      lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' },
    })
    const locked = await verdict(world, { decision: await add(shopper) })
    expect(locked).toMatchObject({ culprit: 'test', certainty: 'proved', causes: [{ kind: 'command' }] })
    await callControl(simulator.app, 'POST', `worlds/${world.id}/commands`, { unlockCart: {} })
    await world.failNext('cart.addDevice', { error: '208' })
    const failed = await verdict(world, { decision: await add(shopper) })
    expect(failed).toMatchObject({ culprit: 'test', certainty: 'proved', causes: [{ kind: 'command' }] })
  })

  it('blames who sent a request that cannot be met: a page of the shop, or the test', async () => {
    const { world, shopper } = await armed()
    await add(shopper)
    const request = { id: 'no-such-phone' }
    const ofShop = await verdict(world, { decision: await add(shopper, request, shopPage) })
    const ofTheTest = await verdict(world, { decision: await add(shopper, request) })
    expect([ofShop, ofTheTest].map(({ culprit, certainty }) => [culprit, certainty])).toEqual([
      ['shop', 'proved'],
      ['test', 'proved'],
    ])
  })

  it('knows a page by its origin too, and names nobody where nothing says who called', async () => {
    const { world, shopper } = await armed()
    await add(shopper)
    const senders = [
      { referer: 'https://shop.example/basket' },
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { referer: 'http://localhost/__sim/console/' },
    ]
    const culprits: string[] = []
    for (const sender of senders) {
      const decision = await add(shopper, { id: 'no-such-phone' }, { 'x-sim-caller': '', ...sender })
      culprits.push((await verdict(world, { decision })).culprit)
    }
    expect(culprits).toEqual(['shop', 'shop', 'shop', 'cannot-tell', 'cannot-tell'])
  })

  it('judges by the evidence alone where it is asked to', async () => {
    const { world, shopper } = await armed(refusing)
    await add(shopper)
    const found = await verdict(world, { decision: await add(shopper), replay: false })
    expect(found).toMatchObject({ culprit: 'script', certainty: 'judged', experiments: [] })
  })

  it('tries on where a command is about what an experiment leaves out', async () => {
    const { world, shopper } = await armed()
    await add(shopper)
    const cartId = (await world.state()).carts[0]?.id ?? ''
    await world.command({ lockCart: { cartId, channel: 'VZW-RETAIL', ttl: 'PT15M' } })
    await world.command({ unlockCart: { cartId } })
    const found = await verdict(world, { decision: await add(shopper, { id: 'no-such-phone' }) })
    expect(found).toMatchObject({ culprit: 'test', causes: [{ kind: 'request' }] })
  })

  it('names two rules where either alone fails the call', async () => {
    const failing = (id: string, reply: { error: '208' } | { status: 503 }) =>
      defineScenario({ id, title: id, rules: [rule.on('cart.addDevice', { id: 'fails', always: true, reply })] })
    const { world, shopper } = await armed(failing('first', { error: '208' }), failing('second', { status: 503 }))
    const found = await verdict(world, { decision: await add(shopper) })
    expect(found.causes.map(({ id }) => id)).toEqual(['first/fails', 'second/fails'])
    expect(found.culprit).toBe('script')
  })

  it('blames the carrier whose operation does not do what the usual one does', async () => {
    const operations: ReplacedOperations = {
      'cart.addDevice': () => {
        throw new ServiceFault('208')
      },
    }
    const app = await createSimulator({
      worlds: createMemoryStore(),
      clock: () => testNow,
      ids: { secret: () => randomUUID().replaceAll('-', '') },
      operations,
    })
    await callControl(app, 'POST', 'worlds', { id: 'drifted', persona: 'signed-in' })
    const shopper = createShopper(app, 'drifted', 'signed-in')
    await shopper.enter()
    const decision = await add(shopper)
    const { body } = await callControl<Verdict>(app, 'POST', 'worlds/drifted/verdict', { decision })
    expect(body).toMatchObject({ culprit: 'carrier', certainty: 'proved', causes: [{ kind: 'replaced-operation' }] })
    await app.close()
  })

  it('says that a rule of chance fails the call now and then', async () => {
    const { world, shopper } = await armed(aboutAddDevice({ probability: 0.5, reply: { error: '208' } }))
    const decisions: string[] = []
    for (let calls = 0; calls < 8; calls += 1) {
      const reply = await shopper.call('cart.addDevice', { body: deviceBody() })
      if (reply.errorId === '208') decisions.push(String(reply.headers['x-sim-decision']))
    }
    expect(await verdict(world, { decision: decisions[0] ?? '' })).toMatchObject({
      culprit: 'script',
      occurs: 'sometimes',
    })
  })

  it('blames no one for a call that went right', async () => {
    const { world, shopper } = await armed(refusing)
    const found = await verdict(world, { decision: await add(shopper) })
    expect(found).toMatchObject({ culprit: 'cannot-tell', causes: [], experiments: [] })
  })

  it('changes nothing in the world', async () => {
    const { world, shopper } = await armed(refusing)
    await add(shopper)
    const decision = await add(shopper)
    const before = await world.everything()
    await verdict(world, { decision })
    expect(await world.everything()).toEqual(before)
  })

  it('judges by the evidence, and says so, where the world of then is no longer kept', async () => {
    const { world, shopper } = await armed(refusing)
    await add(shopper)
    const decision = await add(shopper)
    for (let calls = 0; calls < 205; calls += 1) await shopper.call('cases.getCases', { body: {} })
    const found = await verdict(world, { decision })
    expect(found).toMatchObject({ culprit: 'script', certainty: 'judged', occurs: 'unknown', experiments: [] })
  })

  it('refuses a decision of another world', async () => {
    const { world } = await armed()
    const { status, body } = await callControl(simulator.app, 'POST', `worlds/${world.id}/verdict`, {
      decision: 'other-1',
    })
    expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'UNKNOWN_DECISION' } } })
  })
})

describe('a verdict on what is not met', () => {
  const expecting = (given: Parameters<typeof aboutAddDevice>[0]) =>
    aboutAddDevice({ reply: { error: '208' }, ...given })

  it('names the condition that keeps a rule from firing', async () => {
    const { world, shopper } = await armed(
      expecting({ nth: 1, when: { cartLines: { gte: 5 } } } as object as { nth: number }),
    )
    await addDevice(shopper)
    expect(await verdict(world)).toMatchObject({
      culprit: 'script',
      certainty: 'proved',
      causes: [{ kind: 'condition', id: 'about-add-device/the-rule.when' }],
    })
  })

  it('blames the test that makes too few calls, not the rule that fired at those', async () => {
    const { world, shopper } = await armed(aboutAddDevice({ times: { from: 1, to: 2 }, reply: { error: '208' } }, 2))
    await add(shopper)
    expect(await verdict(world)).toMatchObject({ culprit: 'test', causes: [] })
  })

  it('blames the test that never made the call, and the rule that stopped it on its way', async () => {
    const silent = await armed(expecting({ nth: 1 }))
    expect(await verdict(silent.world)).toMatchObject({ culprit: 'test', certainty: 'judged' })
    const stopping = defineScenario({
      id: 'stopping',
      title: 'Cases are down',
      rules: [rule.on('cases.getCases', { id: 'cases', always: true, reply: { status: 503 } })],
    })
    const stopped = await armed(expecting({ nth: 1 }), stopping)
    await stopped.shopper.call('cases.getCases', { body: {} })
    expect(await verdict(stopped.world)).toMatchObject({ culprit: 'script', causes: [{ id: 'stopping/cases' }] })
  })

  it('blames no one where every check is met', async () => {
    const { world, shopper } = await armed(expecting({ nth: 1 }))
    await add(shopper)
    expect(await verdict(world)).toMatchObject({ culprit: 'cannot-tell', causes: [] })
  })
})

describe('a verdict on the report of a failed test', () => {
  it('judges the call that went wrong of those that the report names', async () => {
    const { world, shopper } = await armed(refusing)
    await add(shopper)
    const decision = await add(shopper)
    const found = await verdict(world, { report: `Error: expected the cart to have 2 lines (decision ${decision}).` })
    expect(found).toMatchObject({ culprit: 'script', subject: { decision } })
  })

  it('blames no rule for the answer that its scenario expects of it', async () => {
    const { world, shopper } = await armed(refusing)
    await add(shopper, {}, shopPage)
    await add(shopper, {}, shopPage)
    expect(await verdict(world, { report: 'expected "Sorry", received ""' })).toMatchObject({ culprit: 'cannot-tell' })
  })

  it('blames nobody where what runs the test has ended it, or a test met what it had arranged', async () => {
    const { world, shopper } = await armed()
    await add(shopper)
    const about = async (report: string) => (await verdict(world, { report })).culprit
    await world.failNext('cart.addDevice', { status: 503 })
    const decision = await add(shopper)
    expect(await about('Error: worker process exited unexpectedly')).toBe('cannot-tell')
    expect(await about('Test timeout of 30000ms exceeded.')).toBe('cannot-tell')
    expect(await about(`expect(received).toBe(expected) at ${decision}`)).toBe('test')
  })

  it('blames the shop whose page does not show what was answered, sends a change twice, or throws', async () => {
    const { world, shopper } = await armed()
    await add(shopper, {}, shopPage)
    const about = async (report: string) => (await verdict(world, { report })).culprit
    const { carts } = await world.state()
    const shown = `Expected: "${carts[0]?.id}"\nReceived: "nothing of the kind"`
    const counted = 'expect(received).toHaveLength(expected)\nExpected length: 1\nReceived length: 2'
    expect([await about(`expect(locator)\n${shown}`), await about(counted)]).toEqual(['shop', 'cannot-tell'])
    await add(shopper, {}, shopPage)
    expect(await about(counted)).toBe('shop')
    expect(await about('TypeError\n    at Ri (http://localhost/assets/shop.js:8:3)')).toBe('shop')
  })

  it('blames the test where nothing else has called, and every call went right', async () => {
    const { world, shopper } = await armed()
    await add(shopper)
    expect(await verdict(world, { report: 'expected 3, received 1' })).toMatchObject({
      culprit: 'test',
      certainty: 'judged',
    })
    await add(shopper, {}, shopPage)
    expect(await verdict(world, { report: 'expected 3, received 1' })).toMatchObject({ culprit: 'cannot-tell' })
  })
})

it('is at most 2,000 tokens long', async () => {
  const many = Array.from({ length: 16 }, (_, index) =>
    defineScenario({
      id: `scenario-${index}-${'x'.repeat(60)}`,
      title: 'One of many',
      rules: [rule.on('cart.addDevice', { id: 'x'.repeat(60), always: true, reply: { error: '208' } })],
    }),
  )
  const { world, shopper } = await armed(...many)
  const found = await verdict(world, { decision: await add(shopper) })
  expect(JSON.stringify(found).length).toBeLessThanOrEqual(6000)
  expect(found.culprit).toBe('script')
})
