import { createDraft, migrateSnapshot, restoreSnapshot, takeSnapshot, type Snapshot } from '@soe/world'
import { makeWorld } from './make-world'

const now = 1_795_694_400_000

const ids = () => {
  let made = 0
  return { secret: () => `secret-${++made}` }
}

const world = makeWorld({ id: 'harbour', persona: 'several-cases', seed: 7, realNow: now }, ids())

describe('a snapshot of a world', () => {
  it('survives being written down', () => {
    const snapshot = takeSnapshot(world, now)
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
  })

  it('leaves out nothing but the name, and takes none away where it is restored', () => {
    const other = makeWorld({ id: 'pier', persona: 'prospect', seed: 9, realNow: now, named: true }, ids())
    const draft = createDraft(other, now, ids())
    restoreSnapshot(draft, takeSnapshot(world, now), now)
    expect(draft.header).toEqual({ ...world.header, id: 'pier', named: true })
    expect(draft.carts.values()).toEqual([...world.collections.carts.values()])
    expect(draft.cases.values()).toHaveLength(3)
  })

  it('removes what came after it', () => {
    const draft = createDraft(world, now, ids())
    const snapshot = takeSnapshot(world, now)
    draft.locks.put({ id: 'later', channel: 'VZW-RETAIL', lockedAt: now, expiresAt: now + 1 })
    restoreSnapshot(draft, snapshot, now)
    expect(draft.locks.values()).toEqual([])
  })

  it('goes on from its own time', () => {
    const draft = createDraft(world, now, ids())
    restoreSnapshot(draft, { ...takeSnapshot(world, now), frozen: true }, now + 5000)
    expect(draft.header.clock).toEqual({ offset: -5000, frozenAt: now })
  })
})

describe('a snapshot of another format', () => {
  const old = { ...takeSnapshot(world, now), formatVersion: 1 }

  it('is taken from one format to the next, header and aggregates alike', () => {
    const steps = {
      1: (stored: { header: unknown; parts: readonly { collection: string; value: unknown }[] }) => ({
        header: { ...(stored.header as object), timeZone: 'UTC' },
        parts: stored.parts.map(({ collection, value }) => ({
          collection,
          value: { ...(value as object), isMoved: true },
        })),
      }),
      2: (stored: { header: unknown; parts: readonly { collection: string; value: unknown }[] }) => ({
        ...stored,
        parts: stored.parts.filter(({ collection }) => collection !== 'cases'),
      }),
    }
    const migrated = migrateSnapshot(old, { known: 3, steps })
    expect([migrated.formatVersion, migrated.header.timeZone]).toEqual([3, 'UTC'])
    expect(migrated.collections.carts?.every((cart) => 'isMoved' in cart)).toBe(true)
    expect(migrated.collections.cases).toEqual([])
  })

  it('is refused by its number where it is newer', () => {
    const newer: Snapshot = { ...old, formatVersion: 4 }
    expect(() => migrateSnapshot(newer, { known: 3, steps: {} })).toThrow(
      'The snapshot is of format 4, written by a newer simulator; this one reads formats up to 3.',
    )
  })
})
