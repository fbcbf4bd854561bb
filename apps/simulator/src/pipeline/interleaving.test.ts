import { builtInScenarios, type Scenario } from '@soe/scenario'
import { createMemoryStore, type WorldStore } from '@soe/world'
import fc from 'fast-check'
import type { Shopper } from '../testing/create-shopper'
import { figure } from '../testing/figure'
import { arm } from '../testing/scenario-client'
import { deviceBody } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const scenario = builtInScenarios.find(({ id }) => id === 'second-add-device-208-then-locked') as Scenario

const aMoment = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A store as far away as a database: a call works on what it has read, and others commit meanwhile. */
const distantStore = (): WorldStore => {
  const store = createMemoryStore()
  return {
    ...store,
    load: async (id) => {
      const world = await store.load(id)
      if (!world) return undefined
      const copies = Object.entries(world.collections).map(([name, kept]) => [name, new Map(kept as never)])
      const read = { ...world, collections: Object.fromEntries(copies) } as typeof world
      await aMoment()
      return read
    },
    commit: async (commit) => {
      await aMoment()
      return store.commit(commit)
    },
  }
}

/** The mutation: the counters of the rules are not stored. */
const forgetfulStore = (): WorldStore => {
  const store = distantStore()
  const isKept = ({ collection }: { collection: string }) => collection !== 'tallies'
  return { ...store, commit: (commit) => store.commit({ ...commit, changes: commit.changes.filter(isKept) }) }
}

/** The mutation: a commit overwrites what others have committed since it was read. */
const heedlessStore = (): WorldStore => {
  const store = distantStore()
  return {
    ...store,
    commit: async (commit) => {
      const now = await store.load(commit.worldId)
      return store.commit({ ...commit, baseVersion: now?.version ?? 0 })
    },
  }
}

const add = async (shopper: Shopper) => {
  const { errorId, status } = await shopper.call('cart.addDevice', { body: deviceBody() })
  return errorId ?? String(status)
}

const callsEach = 4

/** Each shopper's calls come one after the other; those of different shoppers as the schedule has them, many at once. */
const run = async (simulator: TestSimulator, shoppers: number, schedule: readonly number[]): Promise<string[][]> => {
  const world = await simulator.world()
  await arm(simulator.app, world.id, scenario)
  const browsers = await Promise.all(Array.from({ length: shoppers }, () => world.shopper()))
  const seen: string[][] = browsers.map(() => [])
  const last: Promise<unknown>[] = browsers.map(() => Promise.resolve())
  for (const at of schedule) {
    const browser = browsers[at] as Shopper
    last[at] = last[at]?.then(async () => seen[at]?.push(await add(browser))) ?? Promise.resolve()
    if (at % 2 === 0) await aMoment()
  }
  await Promise.all(last)
  return seen
}

const interleaving = fc.integer({ min: 2, max: 12 }).chain((shoppers) => {
  const calls = Array.from({ length: shoppers * callsEach }, (_, at) => at % shoppers)
  return fc.record({
    shoppers: fc.constant(shoppers),
    schedule: fc.shuffledSubarray(calls, { minLength: calls.length, maxLength: calls.length }),
  })
})

const property = (simulator: TestSimulator) =>
  fc.asyncProperty(interleaving, async ({ shoppers, schedule }) => {
    const expected = Array.from({ length: shoppers }, () => ['200', '208', 'CART_LOCKED', 'CART_LOCKED'])
    expect(await run(simulator, shoppers, schedule)).toEqual(expected)
  })

const check = async (store: WorldStore, numRuns: number) => {
  const simulator = await startSimulator({}, store)
  try {
    return await fc.check(property(simulator), { numRuns, endOnFailure: true })
  } finally {
    await simulator.close()
  }
}

describe('shoppers who call at the same time', () => {
  it('each get ok, 208, locked, locked', async () => {
    const { failed, counterexample, errorInstance } = await check(distantStore(), figure(25, 1000))
    expect({ failed, counterexample, errorInstance }).toMatchObject({ failed: false, counterexample: null })
  })

  it.each([
    ['a counter that is not kept', forgetfulStore],
    ['a commit that overwrites another', heedlessStore],
  ])('would not with %s', async (_name, store) => {
    const { failed, errorInstance } = await check(store(), 10)
    expect([failed, String(errorInstance)]).toEqual([true, expect.stringContaining('CART_LOCKED')])
  })
})
