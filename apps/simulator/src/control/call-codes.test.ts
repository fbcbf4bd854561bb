import type { Decision, Explanation, Verification } from '@soe/contracts'
import { deviceBody } from '@soe/carrier/testing'
import { callControl } from '../testing/call-control'
import { aboutAddDevice, arm } from '../testing/scenario-client'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

type Rule = Parameters<typeof aboutAddDevice>[0]

const add = async (world: TestWorld, requestId?: string) => {
  const shopper = await world.shopper()
  const options = { body: deviceBody(), ...(requestId !== undefined && { requestId }) }
  if (requestId !== undefined) await shopper.call('cart.addDevice', options)
  return (await shopper.call('cart.addDevice', options)).headers['x-sim-decision']
}

const decisionOf = async (world: TestWorld, requestId?: string) => {
  const path = `worlds/${world.id}/decisions/${String(await add(world, requestId))}`
  return (await callControl<Decision>(simulator.app, 'GET', path)).body
}

const explain = async (world: TestWorld) => {
  const asked = { operation: 'cart.addDevice', body: deviceBody() }
  return (await callControl<Explanation>(simulator.app, 'POST', `worlds/${world.id}/explain`, asked)).body
}

const withRule = async (rule: Rule, prepare?: (world: TestWorld) => Promise<void>) => {
  const world = await simulator.world()
  await arm(simulator.app, world.id, aboutAddDevice(rule))
  await prepare?.(world)
  return world
}

const lock = (world: TestWorld) => world.command({ lockCart: { channel: 'VZW-RETAIL' } })

describe('the codes of a decision and of an explanation', () => {
  it.each<[Decision['effect'], string, Rule]>([
    ['done', 'changes only how it is sent', { always: true, fault: { contentType: 'application/problem+json' } }],
    ['done-unseen', 'replaces the answer of a change', { always: true, reply: { error: '208' }, commit: true }],
    ['not-done', 'answers in its place', { always: true, reply: { error: '208' } }],
  ])('say %s where a rule %s', async (effect, _, rule) => {
    const world = await withRule(rule)
    expect([(await explain(world)).effect, (await decisionOf(world)).effect]).toEqual([effect, effect])
  })

  it('name the error that a rule hides', async () => {
    const world = await withRule({ always: true, reply: { error: '208' }, commit: true }, lock)
    const hidden = { effect: 'failed', error: '208', ownError: 'CART_LOCKED' }
    expect(await explain(world)).toMatchObject(hidden)
    expect(await decisionOf(world)).toMatchObject(hidden)
  })

  it('carry the details of the error, and what each sentence is about', async () => {
    const world = await simulator.world()
    await lock(world)
    const decision = await decisionOf(world)
    expect(decision).toMatchObject({
      effect: 'failed',
      details: [{ lockedChannelID: 'VZW-RETAIL' }],
      about: ['caller', 'cause', 'detail', 'answer'],
    })
    expect(decision).not.toHaveProperty('ownError')
    expect(decision.sentences).toHaveLength(decision.about.length)
    expect((await explain(world)).about).toEqual(['caller', 'cause', 'detail', 'answer'])
  })

  it('tell what the call would have got without rules, where a rule changed its answer', async () => {
    const scripted = await decisionOf(await withRule({ always: true, reply: { error: '208' } }))
    expect(scripted.withoutRules).toMatchObject({ status: 200, body: { serviceHeader: { statusCode: '00' } } })
    const world = await withRule({ always: true, reply: { error: '208' } })
    await world.command({ sellOut: { skuId: 'orbit-12-pro-kelp-128' } })
    expect((await decisionOf(world)).withoutRules).toMatchObject({ status: 200, error: 'OUT_OF_STOCK' })
    expect((await world.state()).carts).toEqual([])
    expect(await decisionOf(await withRule({ nth: 2, reply: { error: '208' } }))).not.toHaveProperty('withoutRules')
  })

  it('carry the commands of rules, and why one was refused', async () => {
    const commands = [
      { lockCart: { channel: 'VZW-RETAIL' as const } },
      { unlockCart: {} },
      { handOverCase: { channel: 'VZW-RETAIL' as const, caseId: 'CASE0' } },
    ]
    // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
    const decision = await decisionOf(await withRule({ always: true, then: commands }))
    expect(decision.commands).toEqual([
      { rule: 'the-rule', command: 'lockCart', affected: 1 },
      { rule: 'the-rule', command: 'unlockCart', affected: 1 },
      { rule: 'the-rule', command: 'handOverCase', affected: 0, refused: 'There is no case "CASE0".' },
    ])
    expect(decision.about).toEqual(['caller', 'cause', 'rule', 'command', 'command', 'command', 'answer'])
  })

  it('tell a call that went well, a retry, and one that never ran', async () => {
    const world = await simulator.world()
    expect((await explain(world)).about.at(-1)).toBe('changes')
    expect((await decisionOf(world)).effect).toBe('done')
    expect((await decisionOf(world, 'twice')).effect).toBe('repeated')
    await world.failNext('cart.addDevice', { status: 503 })
    expect((await decisionOf(world)).effect).toBe('not-run')
  })
})

describe('the codes of a verification', () => {
  it('count what was found against its bounds', async () => {
    const world = await withRule({ nth: 2, reply: { error: '208' } })
    await add(world)
    const { checks } = (await callControl<Verification>(simulator.app, 'POST', `worlds/${world.id}/verify`, {})).body
    expect(checks).toMatchObject([{ kind: 'fired', found: 0, atLeast: 1, atMost: 1, ok: false }])
    expect(checks[0]).not.toHaveProperty('gap')
  })
})
