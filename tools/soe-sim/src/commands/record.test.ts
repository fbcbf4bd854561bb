import { readFileSync } from 'node:fs'
import { findOperation } from '@soe/contracts'
import type { Shopper } from '@soe/simulator-client/jest'
import { addDevice } from '../testing/add-device'
import { runLine } from '../testing/run-line'
import { secondAdd } from '../testing/second-add'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld, path } = fixture

/** What a shopper does, and what came of it. */
const goThrough = async (shopper: Shopper) => {
  const replies = [
    await addDevice(shopper),
    await addDevice(shopper),
    await addDevice(shopper),
    await shopper.call('cart.addPlan', { body: findOperation('cart.addPlan').metadata.example.body as never }),
    await shopper.call('cart.validateCart', {
      body: findOperation('cart.validateCart').metadata.example.body as never,
    }),
    await shopper.call('content.getFeatureFlags'),
    await shopper.call('cart.addDevice', { body: { nonsense: true } as never }),
    await addDevice(shopper),
  ]
  return replies.map(({ status, error, errors }) => ({ status, error, details: errors[0]?.details }))
}

const noAnswer = { status: 0, error: undefined, details: undefined }

const good = { on: 'cart.addDevice', answered: 'ok' }

describe('record', () => {
  it('makes a scenario with which the same calls end the same way in a fresh world', async () => {
    let yaml = ''
    let outcomes: unknown
    await inWorld(async (world) => {
      await fixture.client.arm(world.id, secondAdd)
      await fixture.client.command(world.id, { failNext: { on: 'content.getFeatureFlags', status: 503 } })
      await fixture.client.command(world.id, { failNext: { on: 'cart.validateCart', error: 'SYSTEM_ERROR' } })
      outcomes = await goThrough(await world.enter())
      const { code, out, err } = await sim(`record ${world.id} --id seen`)
      expect([code, err]).toEqual([0, ''])
      yaml = out
    })
    expect(outcomes).toMatchObject([
      { status: 200, error: undefined },
      { error: '208' },
      { error: 'CART_LOCKED', details: [{ lockedChannelID: 'VZW-RETAIL' }] },
      {},
      { error: 'SYSTEM_ERROR' },
      { status: 503 },
      { status: 400 },
      { error: 'CART_LOCKED' },
    ])
    expect(yaml).toContain('- lockCart: { channel: VZW-RETAIL }')
    expect(yaml).toMatch(/times: \{ from: 3, to: 4 \}/)
    expect(await runLine(['lint', '-'], { stdin: yaml })).toMatchObject({ code: 0, out: '-: seen: no problems' })
    await inWorld(async (world) => {
      await fixture.client.arm(world.id, yaml)
      expect(await goThrough(await world.enter())).toEqual(outcomes)
      expect(await sim(`verify ${world.id}`)).toMatchObject({ code: 0 })
    })
  })

  it('keeps connections that ended, committed or not', async () => {
    const lost = secondAdd
      .replace('nth: 2, reply: { error: "208" }', 'nth: 1, fault: { reset: true }, commit: true')
      .replace('second add answers 208', 'first add is done and lost')
    const add = (shopper: Shopper) =>
      addDevice(shopper).then(
        ({ status, error }) => ({ status, error }),
        () => noAnswer,
      )
    let yaml = ''
    await inWorld(async (world) => {
      await fixture.client.arm(world.id, lost)
      expect(await add(await world.enter())).toBe(noAnswer)
      yaml = (await sim(`record ${world.id}`)).out
    })
    expect(yaml).toMatch(/fault: \{ reset: true \}\n +commit: true/)
    await inWorld(async (world) => {
      await fixture.client.arm(world.id, yaml)
      expect(await add(await world.enter())).toBe(noAnswer)
      expect((await world.state()).carts).toMatchObject([{ lineCount: 1 }])
    })
  })

  it('of a session where nothing failed expects its calls in order', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      await shopper.call('content.getFeatureFlags')
      const { out, err } = await sim(`record ${world.id}`)
      expect(err).toBe('')
      expect(out).toContain(
        [
          '  - order:',
          '      - { on: cart.addDevice, answered: ok }',
          '      - { on: content.getFeatureFlags, answered: ok }\n',
        ].join('\n'),
      )
      expect(await runLine(['lint', '-'], { stdin: out })).toMatchObject({ code: 0, err: '' })
    }))

  it('keeps commands and moves of the clock from outside, before the first call and after', () =>
    inWorld(async (world) => {
      await world.command({ sellOut: { skuId: 'orbit-12-pro-kelp-256' } })
      const shopper = await world.enter()
      await addDevice(shopper)
      await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
      await world.advance('PT15M')
      const { out, err } = await sim(`record ${world.id}`)
      expect(err).toBe('')
      expect(out).toContain('setup:\n  - sellOut: { skuId: orbit-12-pro-kelp-256 }\n')
      expect(out).toContain(
        '    then:\n      - lockCart: { channel: VZW-RETAIL, cartId: "*" }\n      - advanceClock: { by: PT15M }\n',
      )
    }))

  it('leaves out commands that found nothing to be about', () =>
    inWorld(async (world) => {
      await fixture.client.command(world.id, { answerChat: { text: 'Is someone there?' } })
      await fixture.client.command(world.id, { extendSession: {} })
      await fixture.client.command(world.id, { lockCart: { channel: 'VZW-CHAT', ttl: 'PT1M' } })
      await addDevice(await world.enter())
      const { out } = await sim(`record ${world.id}`)
      expect(out).not.toContain('answerChat')
      expect(out).toContain('lockCart: { channel: VZW-CHAT')
    }))

  it('leaves out what was done to later sessions once the recorded one made no more calls', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      await fixture.client.command(world.id, { expireSession: {} })
      await addDevice(await world.enter())
      await fixture.client.command(world.id, { extendSession: {} })
      const { entries } = await fixture.client.journal(world.id)
      const first = entries.find(({ seq }) => seq === 1)
      const { out } = await sim(`record ${world.id} --session ${first?.session}`)
      expect(out).toContain('expireSession')
      expect(out).not.toContain('extendSession')
    }))

  it('names what it cannot say', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      await world.clock({ freeze: '2020-01-01T00:00:00Z' })
      const { out, err } = await sim(`record ${world.id}`)
      expect(err).toBe('Not recorded: After call 1 the clock was moved back.')
      expect(out).toContain('# Not recorded: After call 1 the clock was moved back.')
    }))

  it('takes the session that called last, or the one that is named', () =>
    inWorld(async (world) => {
      const [ann, bob] = [await world.enter(), await world.enter()]
      await addDevice(ann)
      await addDevice(ann)
      await bob.call('content.getFeatureFlags')
      const { out, err } = await sim(`record ${world.id}`)
      expect(out).toContain('content.getFeatureFlags')
      expect(err).toMatch(/^Recorded the session ….{6}, which called last; --session names one of the 1 others\.$/)
      const [{ session = '' } = {}] = (await fixture.client.journal(world.id)).entries
      const named = await sim(`record ${world.id} --session ${session} --json`)
      expect(JSON.parse(named.out)).toMatchObject({
        rules: [],
        expect: [{ order: [good, good] }, { ...good, calls: 2 }],
      })
      const file = path('recorded.yaml')
      expect(await json(`record ${world.id} --session ${session} --out ${file}`)).toMatchObject({ file, rules: 0 })
      expect(readFileSync(file, 'utf8')).toContain(`session ${session}, 2 calls`)
      expect(await sim(`record ${world.id} --session 000000`)).toMatchObject({
        code: 2,
        err: expect.stringContaining(session) as string,
      })
    }))

  it.each([
    ['an unknown world', 'nowhere', 'There is no world "nowhere".'],
    ['a bad id', 'default --id A/B', 'No session has called anything'],
  ])('refuses %s with 2', async (_, words, said) => {
    expect(await sim(`record ${words}`)).toMatchObject({ code: 2, err: expect.stringContaining(said) as string })
  })

  it('refuses an id that no scenario may have', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      expect(await sim(`record ${world.id} --id A/B`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('small letters, digits and - only') as string,
      })
    }))
})
