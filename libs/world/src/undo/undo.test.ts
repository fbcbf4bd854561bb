import fc from 'fast-check'
import { changesOf, createDraft, type WorldDraft } from '../draft'
import { applyCommit, type HeldWorld } from '../store/held-world'
import { createWorld, type World } from '../world'
import { bytesBeside, UndoKeeper, UndoList } from './undo-list'
import { worldAt } from './world-at'

const newWorld = (): HeldWorld => ({ ...createWorld({ id: 'a', persona: 'prospect', seed: 1, now: 0 }) })

const lock = (id: string, lockedAt = 1) => ({ id, channel: 'VZW-RETAIL', lockedAt, expiresAt: 2 })

const commit = (world: HeldWorld, keeper: UndoKeeper, make: (draft: WorldDraft) => void) => {
  const draft = createDraft(world, 0, { secret: () => 'secret' })
  make(draft)
  applyCommit(world, { worldId: 'a', baseVersion: world.version, ...changesOf(draft) }, keeper)
}

/** What a world holds, the order of its collections included. */
const contentsOf = ({ header, version, collections }: World) =>
  structuredClone({ header, version, locks: [...collections.locks], failures: [...collections.failures] })

const idOf = fc.constantFrom('1', '2', '3', '4', '5')

const changeOf = fc.oneof(
  idOf.map((id) => (draft: WorldDraft) => void draft.locks.put(lock(id, draft.count('locks')))),
  idOf.map((id) => (draft: WorldDraft) => draft.locks.delete(id)),
  idOf.map((id) => (draft: WorldDraft) => void draft.failures.put({ id, on: 'cart.addDevice' })),
  idOf.map((id) => (draft: WorldDraft) => draft.failures.delete(id)),
)

it('reads every earlier version of a world, the order of what was deleted and put again included', () => {
  fc.assert(
    fc.property(fc.array(fc.array(changeOf, { maxLength: 5 }), { maxLength: 12 }), (commits) => {
      const world = newWorld()
      const keeper = new UndoKeeper()
      const versions = [contentsOf(world)]
      for (const changes of commits) {
        commit(world, keeper, (draft) => changes.forEach((change) => change(draft)))
        versions.push(contentsOf(world))
      }
      expect(versions.map(({ version }) => contentsOf(worldAt(world, version) as World))).toEqual(versions)
    }),
    { seed: 37, numRuns: 300 },
  )
})

it('shows a draft in the order that its commit leaves', () => {
  const world = newWorld()
  const keeper = new UndoKeeper()
  commit(world, keeper, (draft) => ['1', '2', '3'].forEach((id) => draft.locks.put(lock(id))))
  const draft = createDraft(world, 0, { secret: () => 'secret' })
  draft.locks.delete('1')
  draft.locks.put(lock('1', 5))
  const shown = draft.locks.values().map(({ id }) => id)
  applyCommit(world, { worldId: 'a', baseVersion: world.version, ...changesOf(draft) }, keeper)
  expect([...world.collections.locks.keys()]).toEqual(shown)
  expect(shown).toEqual(['2', '3', '1'])
})

it('forgets the oldest steps of all worlds first, and what a list gives up', () => {
  const keeper = new UndoKeeper(3000)
  const worlds = [newWorld(), newWorld()] as const
  for (let round = 0; round < 10; round += 1) {
    for (const world of worlds) commit(world, keeper, (draft) => draft.locks.put(lock('1', round)))
  }
  const reachable = (world: HeldWorld) => [...Array(11).keys()].filter((version) => worldAt(world, version))
  expect([reachable(worlds[0]), reachable(worlds[1])]).toEqual([
    [8, 9, 10],
    [8, 9, 10],
  ])
  expect(keeper.bytes).toBeLessThanOrEqual(3000)
  worlds[0].undo?.forgetBefore(9)
  expect(reachable(worlds[0])).toEqual([9, 10])
  for (const world of worlds) world.undo?.forgetAll()
  expect(keeper.bytes).toBe(0)
})

it('holds no more bytes than it may after any commit of any world', () => {
  const commitOf = fc.tuple(fc.nat(1), fc.array(changeOf, { maxLength: 5 }))
  fc.assert(
    fc.property(fc.nat(4000), fc.array(commitOf, { maxLength: 40 }), (most, commits) => {
      const keeper = new UndoKeeper(most)
      const worlds = [newWorld(), newWorld()]
      for (const [at, changes] of commits) {
        const world = worlds[at]
        if (world) commit(world, keeper, (draft) => changes.forEach((change) => change(draft)))
        expect(keeper.bytes).toBeLessThanOrEqual(most)
      }
      for (const world of worlds) world.undo?.forgetAll()
      expect(keeper.bytes).toBe(0)
    }),
    { seed: 46, numRuns: 200 },
  )
})

it('counts what a step does not share with the world', () => {
  const bytesAfter = (text: string, linesHeld: number) => {
    const world = newWorld()
    const keeper = new UndoKeeper()
    const lines = Array.from({ length: linesHeld }, (_, index) => ({ id: String(index), text }))
    commit(world, keeper, (draft) => draft.logs.put({ id: '1', at: 0, sessionId: 's', record: { lines } }))
    const before = keeper.bytes
    commit(world, keeper, (draft) => {
      draft.logs.put({ id: '1', at: 0, sessionId: 's', record: { lines: [...lines, { id: 'new', text }] } })
    })
    const afterPut = keeper.bytes
    commit(world, keeper, (draft) => draft.logs.delete('1'))
    return { put: afterPut - before, deleted: keeper.bytes - afterPut }
  }
  const short = bytesAfter('', 50)
  const long = bytesAfter('x'.repeat(1000), 50)
  expect(long.put).toBe(short.put)
  expect(long.deleted - short.deleted).toBe(51_000)
})

const same = { a: 'shared' }

it.each<[unknown, unknown, number]>([
  [1, 2, 0],
  [null, 'x', 0],
  [undefined, {}, 0],
  ['abc', 'abc', 0],
  ['abc', undefined, 19],
  [same, same, 0],
  [{}, undefined, 24],
  [{ a: 'x' }, undefined, 49],
  [{ a: 'x' }, { a: 'x' }, 32],
  [{ a: 'x', b: 1 }, { a: 'y' }, 57],
  [{ a: same }, { a: same }, 32],
  [{ a: null }, null, 32],
  [['a', 'b'], undefined, 74],
  [['a', 'b'], ['b', 'a'], 40],
  [['a', 'c'], ['a', 'b'], 57],
  [['a', 'b', 'c'], ['b', 'c', 'd'], 65],
  [['b', 'x', 'a'], ['a', 'b', 'c'], 65],
  [[same], ['x', same], 32],
  [[{ a: 'x', b: 'y' }], [{ a: 'x', b: 'z' }], 89],
  [['a'], { 0: 'a' }, 49],
])('%j takes beside %j %d bytes', (held, other, bytes) => expect(bytesBeside(held, other)).toBe(bytes))

describe('a keeper of steps', () => {
  const step = (version: number) => ({ version, header: newWorld().header, replaced: [] })
  const versionsOf = (list: UndoList, from: number) => list.stepsTo(from)?.map(({ version }) => version)
  const listsOf = (keeper: UndoKeeper) => [new UndoList(keeper, 0), new UndoList(keeper, 0)] as const

  it('keeps as many bytes as it may, and gives up the oldest for one more', () => {
    const keeper = new UndoKeeper(100)
    const [list, other] = listsOf(keeper)
    for (let version = 0; version < 10; version += 1) (version === 5 ? other : list).add(step(version), 10)
    expect([versionsOf(list, 0), versionsOf(other, 5), keeper.bytes]).toEqual([[9, 8, 7, 6, 4, 3, 2, 1, 0], [5], 100])
    list.add(step(10), 10)
    expect([versionsOf(list, 0), versionsOf(list, 1)?.length, versionsOf(other, 5), keeper.bytes]).toEqual([
      undefined,
      9,
      [5],
      100,
    ])
    list.add(step(11), 55)
    expect([versionsOf(list, 7), versionsOf(other, 5), keeper.bytes]).toEqual([[11, 10, 9, 8, 7], undefined, 95])
  })

  it('keeps no step that takes more than all may', () => {
    const keeper = new UndoKeeper(100)
    const [list] = listsOf(keeper)
    list.add(step(0), 101)
    expect([versionsOf(list, 0), keeper.bytes]).toEqual([undefined, 0])
    list.add(step(1), 100)
    expect([versionsOf(list, 1), keeper.bytes]).toEqual([[1], 100])
  })

  it('forgets what a list gives up, once', () => {
    const keeper = new UndoKeeper(100)
    const [list, other] = listsOf(keeper)
    list.forgetBefore(3)
    list.forgetOldest()
    for (let version = 0; version < 4; version += 1) list.add(step(version), 10)
    other.add(step(0), 10)
    list.forgetBefore(2)
    expect([versionsOf(list, 1), versionsOf(list, 2), keeper.bytes]).toEqual([undefined, [3, 2], 30])
    list.forgetBefore(2)
    list.forgetAll()
    list.forgetAll()
    expect([versionsOf(list, 3), versionsOf(other, 0), keeper.bytes]).toEqual([undefined, [0], 10])
  })

  it('goes on after thousands that were given up', () => {
    const keeper = new UndoKeeper(100)
    const [list, other] = listsOf(keeper)
    other.add(step(0), 10)
    for (let version = 0; version < 5000; version += 1) {
      list.add(step(version), 10)
      list.forgetBefore(version)
    }
    expect([versionsOf(other, 0), versionsOf(list, 4999), keeper.bytes]).toEqual([[0], [4999], 20])
    for (let version = 1; version < 10; version += 1) other.add(step(version), 10)
    expect([versionsOf(other, 0), versionsOf(other, 1)?.length, versionsOf(list, 4999), keeper.bytes]).toEqual([
      undefined,
      9,
      [4999],
      100,
    ])
    other.add(step(10), 10)
    expect([versionsOf(list, 4999), versionsOf(other, 1)?.length]).toEqual([undefined, 10])
  })
})

it('reads no version that the world has not had, and its own without steps', () => {
  const world = newWorld()
  expect([worldAt(world, 0), worldAt(world, 1)]).toEqual([world, undefined])
  commit(world, new UndoKeeper(), () => undefined)
  expect([worldAt(world, 0)?.version, worldAt(world, 2)]).toEqual([0, undefined])
})
