import fc from 'fast-check'
import { changesOf, createDraft, type WorldDraft } from '../draft'
import { applyCommit, type HeldWorld } from '../store/held-world'
import { createWorld, type World } from '../world'
import { UndoKeeper } from './undo-list'
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
