import { compileScenario, indexRules } from './compile-scenario'
import { decideChunk } from './decide-chunk'
import { draftOf, plainWorld, scenarioOf, type PlainWorld } from './testing/play'

const chunk = 'storefront.chunk' as const
const missing = (pattern: string) => ({ on: chunk, fault: { missingChunk: { pattern } } })

const request = (world: PlainWorld, rules: Parameters<typeof scenarioOf>, path: string, session?: string) => {
  const verdict = decideChunk(
    draftOf(world),
    indexRules([compileScenario(scenarioOf(...rules))]).ofChunks,
    path,
    session,
  )
  for (const [id, counter] of verdict?.counters ?? []) if (counter) world.counters.set(id, counter)
  return verdict
}

describe('a rule about scripts of the shop', () => {
  it.each([
    ['cart-*.js', '/assets/cart-4f2a.js', true],
    ['assets/cart-*.js', '/assets/cart-4f2a.js', true],
    ['cart.js', '/assets/cartxjs', undefined],
    ['plans-*', '/assets/cart-4f2a.js', undefined],
    ['cart', '/cart/main.js', undefined],
    ['*cart*', '/assets/cart-4f2a.js', true],
    ['a*a', '/a', undefined],
    ['*a*a*', '/assets/cart-a.js', true],
    ['a**b*c', '/assets/a-x-b-c', true],
    ['ab*b', '/ab', undefined],
    [`*${'6*'.repeat(60)}z`, `/${'6'.repeat(60_000)}`, undefined],
  ])('with the pattern %s withholds %s: %p', (pattern, path, isMissing) => {
    expect(request(plainWorld(), [{ ...missing(pattern), always: true }], path)?.isMissing).toBe(isMissing)
  })

  it('counts for each session, or for all requests without one', () => {
    const world = plainWorld()
    const rules: Parameters<typeof scenarioOf> = [{ ...missing('*'), nth: 2 }]
    const isMissing = (session?: string) => request(world, rules, '/a.js', session)?.isMissing
    expect([isMissing('ann'), isMissing('bob'), isMissing(), isMissing('ann'), isMissing()]).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it.each<[string, Parameters<typeof scenarioOf>[0]]>([
    ['calls', { always: true, fault: { delay: { fixed: 'PT2S' } } }],
    ['scripts, though by cart', { on: chunk, always: true, per: 'cart', fault: { delay: { fixed: 'PT2S' } } }],
  ])('is no rule about %s', (_what, rule) => {
    expect(request(plainWorld(), [rule], '/a.js', 'ann')).toBeUndefined()
  })

  it.each<[string, Parameters<typeof scenarioOf>[0], object]>([
    ['nothing, and runs a command', { then: [{ advanceClock: { by: 'PT1M' } }] }, { isMissing: false, delay: 0 }],
    ['by a time drawn for it', { fault: { delay: { uniform: { min: 'PT1S', max: 'PT3S' } } } }, { delay: 2000 }],
  ])('delays %s', (_what, rule, expected) => {
    const world = plainWorld()
    world.draws.push(0.5)
    expect(request(world, [{ on: chunk, always: true, ...rule }], '/a.js')).toMatchObject({
      isOnWorldClock: false,
      ...expected,
    })
  })

  it('delays, and runs its commands for the session', () => {
    const delay = { fixed: 'PT2S', clock: 'world' as const }
    const rule = { on: chunk, always: true as const, fault: { delay }, then: [{ expireSession: {} }] }
    expect(request(plainWorld(), [rule], '/a.js', 'ann')).toMatchObject({
      isMissing: false,
      delay: 2000,
      isOnWorldClock: true,
      commands: [{ rule: 'r1', name: 'expireSession', command: { expireSession: { sessionId: 'ann' } } }],
    })
  })

  it('that waits for another does not count before it', () => {
    const world = plainWorld()
    const rules: Parameters<typeof scenarioOf> = [
      { ...missing('first.js'), nth: 1 },
      { ...missing('second.js'), nth: 1, after: 'r1' },
    ]
    expect(request(world, rules, '/second.js')).toBeUndefined()
    expect(request(world, rules, '/first.js')?.isMissing).toBe(true)
    expect(request(world, rules, '/second.js')?.isMissing).toBe(true)
  })
})
