import type { CallFacts } from './call-facts'
import { keysOfScenario } from './compile-scenario'
import { ruleTotals } from './rule-totals'
import { callFacts, plainWorld, play, scenarioOf } from './testing/play'

const refuse = { reply: { error: '417' } } as const

/** At which of five calls the rule fires. */
const firings = (rule: Parameters<typeof scenarioOf>[0], facts: Partial<CallFacts> = {}): number[] => {
  const world = plainWorld()
  const scenario = scenarioOf({ ...refuse, ...rule })
  return [1, 2, 3, 4, 5].filter(() => play(world, [scenario], callFacts(facts)).fired.length > 0)
}

describe('a trigger', () => {
  it.each([
    ['nth', { nth: 2 }, [2]],
    ['times', { times: { from: 2, to: 3 } }, [2, 3]],
    ['from', { times: { from: 4 } }, [4, 5]],
    ['always', { always: true as const }, [1, 2, 3, 4, 5]],
    ['per cart', { per: 'cart' as const, nth: 2 }, [2]],
    ['per world', { per: 'world' as const, nth: 3 }, [3]],
    ['another audience', { audience: 'signed-in' as const, always: true as const }, []],
  ])('%s fires when it says', (_name, rule, expected) => expect(firings(rule)).toEqual(expected))

  it('by chance draws once a call that it counts', () => {
    const world = plainWorld()
    world.draws.push(0.1, 0.9, 0.4)
    const scenario = scenarioOf({ ...refuse, probability: 0.5, when: { cartLines: { eq: 1 } } })
    play(world, [scenario], callFacts({ cartLines: 2 }))
    expect([1, 2, 3].map(() => play(world, [scenario]).fired.length)).toEqual([1, 0, 1])
    expect(world.draws).toEqual([])
  })

  it('of one rule leaves those alone that count the same calls', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ nth: 1 }, { nth: 3 }, { times: { from: 2, to: 4 } })
    expect([1, 2, 3, 4, 5].map(() => play(world, [scenario]).fired)).toEqual([['r1'], ['r3'], ['r2', 'r3'], ['r3'], []])
  })
})

/** At which of the moments, in seconds since arming, the rule fires. */
const firingsAt = (seconds: readonly number[], ...rules: Parameters<typeof scenarioOf>): number[] => {
  const world = plainWorld()
  const scenario = scenarioOf(...rules)
  return seconds.filter((second) => {
    world.now = second * 1000
    return play(world, [scenario]).fired.length > 0
  })
}

describe("the world's clock", () => {
  it.each([
    ['between durations', { between: { from: 'PT10S', to: 'PT20S' } }, [10, 19]],
    ['between instants', { between: { from: '1970-01-01T00:00:10Z', to: '1970-01-01T01:00:20+01:00' } }, [10, 19]],
    ['from a moment on', { between: { from: 'PT20S' } }, [20, 30]],
    ['for a time', { for: 'PT20S' }, [0, 10, 19]],
    ['at the second call since a moment', { between: { from: 'PT10S' }, nth: 2 }, [19]],
    ['until the earlier of two ends', { between: { to: 'PT15S' }, for: 'PT20S' }, [0, 10]],
  ])('lets a rule fire %s', (_name, rule, expected) =>
    expect(firingsAt([0, 10, 19, 20, 30], { ...refuse, ...rule })).toEqual(expected),
  )

  it('says why a rule does not count, which a call at another time would', () => {
    const scenario = scenarioOf({ ...refuse, between: { from: 'PT1M' } })
    expect(play(plainWorld(), [scenario]).rules).toMatchObject([{ outcome: 'span', count: 0 }])
  })
})

describe('a rate', () => {
  const rate = { calls: 2, per: 'PT1M' }

  it('lets so many calls of a period by, which begins with its first call', () => {
    expect(firingsAt([5, 20, 40, 64, 65, 66, 67], { ...refuse, rate })).toEqual([40, 64, 67])
  })

  it('begins anew where the clock is set back', () => {
    expect(firingsAt([5, 6, 7, 1, 2, 3], { ...refuse, rate })).toEqual([7, 3])
  })

  it('is one of each session, and of each rule', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ ...refuse, rate }, { rate: { calls: 1, per: 'PT1M' } })
    const fired = (callerId: string) => play(world, [scenario], callFacts({ callerId })).fired
    expect(['ann', 'bob', 'ann', 'ann'].map(fired)).toEqual([[], [], ['r2'], ['r1', 'r2']])
  })

  it('goes with a caller whose session begins', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ ...refuse, rate: { calls: 1, per: 'PT1M' } })
    play(world, [scenario], callFacts({ callerId: 'new/q1', cartId: undefined }), { session: 'ann', cart: 'C1' })
    const { fired, rules } = play(world, [scenario])
    expect([fired, rules[0]?.inPeriod]).toEqual([['r1'], 2])
  })

  it('counts the calls alone that meet its conditions, beside a rule that counts all', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ nth: 9 }, { ...refuse, rate, when: { cartLines: { eq: 2 } } })
    const inPeriod = (cartLines: number) => play(world, [scenario], callFacts({ cartLines })).rules[1]?.inPeriod
    expect([1, 2, 1, 2].map(inPeriod)).toEqual([undefined, 1, undefined, 2])
  })

  it('holds together what two callers were counted for who turn out to be one', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ nth: 9 }, { ...refuse, rate, when: { cartLines: { eq: 2 } } })
    play(world, [scenario], callFacts({ callerId: 'new/q1', cartLines: 2 }))
    play(world, [scenario], callFacts({ cartLines: 1 }))
    world.now = 59_000
    const retry = callFacts({ cartLines: 2, earlierCallerId: 'new/q1' })
    expect(play(world, [scenario], retry).rules.map(({ count, inPeriod }) => [count, inPeriod])).toEqual([
      [3, undefined],
      [2, 2],
    ])
    world.now = 60_000
    expect(play(world, [scenario], callFacts({ cartLines: 2 })).rules[1]?.inPeriod).toBe(1)
  })

  it('draws no random number', () => {
    const world = plainWorld()
    world.draws.push(0.5)
    play(world, [scenarioOf({ ...refuse, rate })])
    expect(world.draws).toEqual([0.5])
  })
})

describe('a count', () => {
  it('is of its session, cart or world', () => {
    const world = plainWorld()
    const scenario = scenarioOf(
      { ...refuse, nth: 2 },
      { ...refuse, per: 'cart', nth: 2 },
      { ...refuse, per: 'world', nth: 2 },
    )
    const counts = (facts: Partial<CallFacts>) =>
      play(world, [scenario], callFacts(facts)).rules.map(({ count }) => count)
    expect(counts({ callerId: 'ann', cartId: 'C1' })).toEqual([1, 1, 1])
    expect(counts({ callerId: 'bob', cartId: 'C2' })).toEqual([1, 1, 2])
    expect(counts({ callerId: 'ann', cartId: 'C2' })).toEqual([2, 2, 3])
    expect([...world.counters.keys()].toSorted()).toEqual([
      's/cart/C1',
      's/cart/C2',
      's/session/ann',
      's/session/bob',
      's/world/',
    ])
  })

  it('per cart stays with the cart that the call ends', () => {
    const world = plainWorld()
    play(world, [scenarioOf({ ...refuse, per: 'cart', nth: 2 })], callFacts(), { cart: undefined })
    expect([...world.counters.keys()]).toEqual(['s/cart/C1'])
  })

  it('goes with a caller who gets a session and a cart by the call', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ ...refuse, nth: 2 }, { ...refuse, per: 'cart', nth: 2 })
    const first = callFacts({ callerId: 'new/q1', cartId: undefined })
    expect(play(world, [scenario], first, { session: 'ann', cart: 'C1' }).fired).toEqual([])
    expect([...world.counters.keys()]).toEqual(['s/session/ann', 's/cart/C1'])
    expect(play(world, [scenario]).rules.map(({ count }) => count)).toEqual([2, 2])
  })

  it('of a call that failed is kept for its retry, which brings it into the session that began meanwhile', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ ...refuse, nth: 2 })
    play(world, [scenario], callFacts({ callerId: 'new/q1', cartId: undefined }))
    expect([...world.counters.keys()]).toEqual(['s/session/new/q1'])
    const retry = play(world, [scenario], callFacts({ earlierCallerId: 'new/q1' }))
    expect(retry.fired).toEqual(['r1'])
    expect([...world.counters.keys()]).toEqual(['s/session/ann'])
  })

  it("of a call that failed is kept for a retry that begins the session itself, and is the world's all along", () => {
    const world = plainWorld()
    const scenario = scenarioOf(
      { ...refuse, nth: 9 },
      { ...refuse, per: 'cart', nth: 9 },
      { ...refuse, per: 'world', nth: 9 },
    )
    const counts = (...args: [CallFacts, Parameters<typeof play>[3]?]) =>
      play(world, [scenario], ...args).rules.map(({ count }) => count)
    const first = callFacts({ callerId: 'new/q1', cartId: undefined })
    expect(counts(first, { cart: 'new/new/q1' })).toEqual([1, 1, 1])
    expect(counts(first, { session: 'ann', cart: 'C1' })).toEqual([2, 2, 2])
    expect(counts(callFacts())).toEqual([3, 3, 3])
    const later = callFacts({ callerId: 'bob', cartId: 'C2', earlierCallerId: 'new/q2' })
    expect(counts(later)).toEqual([1, 1, 4])
  })

  it('of anonymous callers starts anew with each, but for the world', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ ...refuse, nth: 2 }, { ...refuse, per: 'world', nth: 9 })
    const anonymous = callFacts({ callerId: 'new/', isAnonymous: true, cartId: undefined })
    const counts = [1, 2, 3].map(() => play(world, [scenario], anonymous).rules.map(({ count }) => count))
    expect(counts).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ])
    play(world, [scenario], anonymous, { session: 'ann' })
    expect(play(world, [scenario]).rules.map(({ count }) => count)).toEqual([2, 5])
  })

  it('per cart does not match a caller without a cart, unless the operation makes one', () => {
    const scenario = scenarioOf({ ...refuse, per: 'cart', always: true, on: ['cart.addDevice', 'cart.saveCart'] })
    const outcome = (operation: 'cart.addDevice' | 'cart.saveCart') =>
      play(plainWorld(), [scenario], callFacts({ operation, cartId: undefined })).rules.map((rule) => rule.outcome)
    expect(outcome('cart.saveCart')).toEqual(['scope'])
    expect(outcome('cart.addDevice')).toEqual(['fired'])
  })

  it('totals over all sessions, of its scenario alone', () => {
    const world = plainWorld()
    const scenario = scenarioOf(
      { ...refuse, nth: 2 },
      { nth: 1, audience: 'signed-in' },
      { nth: 1, audience: 'prospect' },
    )
    const other = { ...scenarioOf({ always: true }), id: 'other' }
    for (const callerId of ['ann', 'bob', 'ann']) play(world, [scenario, other], callFacts({ callerId }))
    expect(ruleTotals(world.counters.values(), scenario)).toEqual([
      { id: 'r1', matched: 3, fired: 1, owners: 2 },
      { id: 'r2', matched: 0, fired: 0, owners: 0 },
      { id: 'r3', matched: 3, fired: 2, owners: 2 },
    ])
  })
})

describe('rules that are due together', () => {
  it('let the first answer, and run the commands of the others', () => {
    const { verdict, rules, fired } = play(plainWorld(), [
      scenarioOf(
        { always: true, reply: { error: '417' } },
        { always: true, priority: 5, reply: { error: '208' } },
        { always: true, then: [{ unlockCart: {} }] },
      ),
    ])
    expect(verdict?.acting?.rule.id).toBe('r2')
    expect(fired).toEqual(['r2', 'r3'])
    expect(rules.map(({ played, outcome }) => [played.rule.id, outcome])).toEqual([
      ['r2', 'fired'],
      ['r1', 'beaten'],
      ['r3', 'fired'],
    ])
  })

  it('commit only if all of those that fire do', () => {
    const commits = (...rules: Parameters<typeof scenarioOf>) =>
      play(plainWorld(), [scenarioOf(...rules)]).verdict?.commit
    expect(commits({ always: true, reply: { goToUrl: '/cart' } })).toBe(true)
    expect(commits({ always: true, reply: { goToUrl: '/cart' } }, { always: true, commit: false })).toBe(false)
  })

  it('wait for the rule that they name, and count only from then on', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ ...refuse, nth: 2 }, { nth: 1, after: 'r1' })
    expect([1, 2, 3, 4].map(() => play(world, [scenario]).fired)).toEqual([[], ['r1'], ['r2'], []])
  })

  it('wait for the rule that they name in the scope of that rule', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ nth: 1, per: 'cart' }, { always: true, after: 'r1' })
    const fired = (facts: Partial<CallFacts>) => play(world, [scenario], callFacts(facts)).fired
    expect(fired({})).toEqual(['r1'])
    expect(fired({ callerId: 'bob' })).toEqual(['r2'])
    expect(fired({ cartId: 'C2' })).toEqual(['r1'])
  })

  it('wait for a rule per cart about another operation', () => {
    const world = plainWorld()
    const scenario = scenarioOf({ nth: 1, per: 'cart' }, { on: 'cart.saveCart', always: true, after: 'r1' })
    const saved = () => play(world, [scenario], callFacts({ operation: 'cart.saveCart' })).fired
    expect(saved()).toEqual([])
    expect(play(world, [scenario]).fired).toEqual(['r1'])
    expect(saved()).toEqual(['r2'])
  })

  it('are about the operations of all of them', () => {
    const scenario = scenarioOf({ always: true }, { on: ['cart.saveCart', 'cart.addDevice'], always: true })
    expect([...keysOfScenario(scenario)]).toEqual(['cart.addDevice', 'cart.saveCart'])
  })
})

describe('a rule at a call', () => {
  const always = { always: true } as const
  const waiting = { ...always, after: 'r2' } as const

  it.each<[Parameters<typeof scenarioOf>[0], Partial<CallFacts>, object]>([
    [{ ...always, audience: 'signed-in' }, {}, { outcome: 'audience', count: 0 }],
    [
      { ...always, per: 'cart' },
      { operation: 'cart.saveCart', cartId: undefined },
      { outcome: 'scope', count: 0 },
    ],
    [{ between: { from: 'PT1M' } }, {}, { outcome: 'span', count: 0 }],
    [{ when: { persona: 'past-due' } }, {}, { outcome: 'when', count: 0, unmet: 'persona' }],
    [
      { rate: { calls: 1, per: 'PT1M' }, when: { cartLines: { eq: 0 } } },
      {},
      { outcome: 'when', count: 0, unmet: 'cartLines' },
    ],
    [waiting, {}, { outcome: 'after', count: 0 }],
    [waiting, { callerId: 'new/', isAnonymous: true }, { outcome: 'after', count: 0 }],
    [waiting, { operation: 'cart.saveCart', cartId: undefined }, { outcome: 'after', count: 0 }],
    [{ nth: 2 }, {}, { outcome: 'not-due', count: 1 }],
    [{ rate: { calls: 1, per: 'PT1M' } }, {}, { outcome: 'not-due', count: 1, inPeriod: 1 }],
    [{ ...always, ...refuse, priority: -1 }, {}, { outcome: 'beaten', count: 1 }],
    [always, {}, { outcome: 'fired', count: 1 }],
  ])('%j with the facts %j fares as %j', (rule, facts, expected) => {
    const on = ['cart.addDevice', 'cart.saveCart'] as const
    const scenario = scenarioOf({ on: [...on], ...rule }, { on: [...on], ...refuse, per: 'cart', always: true })
    const { rules } = play(plainWorld(), [scenario], callFacts(facts))
    const fared = rules.map(({ played, ...rest }) => (played.rule.id === 'r1' ? [rest] : [])).flat()
    expect(fared).toStrictEqual([expected])
  })
})

describe('an ordered failure', () => {
  const ordered = () => {
    const world = plainWorld()
    world.failures.set('cart.addDevice', { error: '208' })
    return world
  }

  it('is used up by the call, with or without rules', () => {
    const world = ordered()
    expect(play(world, []).verdict).toMatchObject({ failure: { error: '208' }, commit: false, acting: undefined })
    expect(play(world, []).verdict).toBeUndefined()
  })

  it('beats every rule that answers, and lets rules count', () => {
    const { rules, verdict } = play(ordered(), [scenarioOf({ ...refuse, always: true }, { always: true })])
    expect(rules.map(({ outcome, count }) => [outcome, count])).toEqual([
      ['beaten', 1],
      ['fired', 1],
    ])
    expect(verdict?.failure).toEqual({ error: '208' })
  })
})

describe('a delay', () => {
  it.each([
    [{ fixed: 'PT2S' }, [], 2000],
    [{ uniform: { min: 'PT1S', max: 'PT3S' } }, [0.5], 2000],
    [{ lognormal: { median: 'PT1S', sigma: 1, max: 'PT1.5S' } }, [0.9, 0], 1500],
    [{ lognormal: { median: 'PT1S', sigma: 0.5 } }, [0.5, 0], 1802],
    [{ lognormal: { median: 'PT1S', sigma: 0.5 } }, [0.5, 0.5], 555],
    [{ lognormal: { median: 'PT1S', sigma: 0.5 } }, [0.5, 0.25], 1000],
    [{ lognormal: { p50: 'PT1S', p95: 'PT2.276S' } }, [0.5, 0.5], 555],
    [{ fixed: 'PT1H' }, [], 600_000],
    [{ fixed: 'PT1H', clock: 'world' as const }, [], 3_600_000],
  ])('%j with the draws %j takes %d ms', (delay, draws, expected) => {
    const world = plainWorld()
    world.draws.push(...draws)
    expect(play(world, [scenarioOf({ always: true, fault: { delay } })]).verdict?.delay).toBe(expected)
  })
})
