import { changesOf, createDraft } from './draft'
import { migrateSnapshot, restoreSnapshot, takeSnapshot, type Snapshot } from './snapshot'
import { collectionNames } from './state'
import type { Migrations } from './store/stored-world'
import { createWorld, type World } from './world'

const lock = (id: string, lockedAt = 1) => ({ id, channel: 'VZW-RETAIL', lockedAt, expiresAt: 2 })
const noon = Date.parse('2026-11-20T12:00:00.000Z')

const worldWith = (lockIds: readonly string[], frozenAt?: number): World => {
  const labels = { run: '1' }
  const { header, ...rest } = createWorld({
    id: 'a',
    persona: 'prospect',
    seed: 7,
    now: 5,
    named: true,
    title: 'T',
    labels,
  })
  const locks = new Map(lockIds.map((id) => [id, lock(id)]))
  const clock = { offset: 3, ...(frozenAt !== undefined && { frozenAt }) }
  return { ...rest, header: { ...header, clock }, collections: { ...rest.collections, locks } }
}

describe('a snapshot', () => {
  it('holds what is in a world and what it shows, without its names and its clock', () => {
    const { id: _id, named: _named, title: _title, labels: _labels, clock: _clock, ...character } = worldWith([]).header
    const taken = takeSnapshot(worldWith(['c2', 'c1']), noon)
    expect(taken).toStrictEqual({
      formatVersion: 1,
      world: 'a',
      now: '2026-11-20T12:00:00.000Z',
      frozen: false,
      header: character,
      collections: {
        ...Object.fromEntries(collectionNames.map((name) => [name, []])),
        locks: [lock('c2'), lock('c1')],
      },
    })
    expect(takeSnapshot(worldWith([], 0), noon).frozen).toBe(true)
  })

  const restored = (change: Partial<Snapshot>) => {
    const snapshot = { ...takeSnapshot(worldWith(['c2', 'c1']), noon), ...change }
    const draft = createDraft(
      { ...worldWith(['c1', 'c9']), header: createWorld({ id: 'b', persona: 'p', seed: 1, now: 1 }).header },
      0,
      { secret: () => '' },
    )
    restoreSnapshot(draft, snapshot, 1000)
    return { draft, snapshot }
  }

  it('replaces what is in a world, and leaves it its id', () => {
    const { draft, snapshot } = restored({})
    expect(draft.locks.values()).toEqual([lock('c2'), lock('c1')])
    expect(draft.locks.values()[0]).not.toBe(snapshot.collections.locks?.[0])
    expect(draft.header).toStrictEqual({ ...snapshot.header, id: 'b', clock: { offset: noon - 1000 } })
    expect(changesOf(draft).changes.map(({ id, isMoved }) => [id, isMoved])).toEqual([
      ['c9', undefined],
      ['c2', undefined],
      ['c1', true],
    ])
  })

  it('goes on from its time, or stands there', () => {
    expect(restored({ frozen: true }).draft.header.clock).toEqual({ offset: noon - 1000, frozenAt: noon })
  })

  it('may lack collections that came later', () => {
    expect(restored({ collections: {} }).draft.locks.values()).toEqual([])
  })

  it('shows a time that a clock may show', () => {
    expect(() => restored({ now: '1969-12-31T23:59:59.999Z' })).toThrow('A clock shows the years 1970 to 9999.')
  })
})

describe('a snapshot of another format', () => {
  const snapshot = takeSnapshot(worldWith(['c1']), noon)
  const steps: Migrations = {
    1: ({ header, parts }) => ({
      header: { ...(header as object), seed: 9 },
      parts: [
        ...parts.map(({ value }) => ({ collection: 'failures', value })),
        { collection: 'gone', value: { id: 'x' } },
      ],
    }),
  }

  it('is taken to that of today', () => {
    const migrated = migrateSnapshot(snapshot, { known: 2, steps })
    expect([migrated.formatVersion, migrated.header.seed, migrated.now]).toEqual([2, 9, snapshot.now])
    expect(migrated.collections).toEqual({ ...snapshot.collections, locks: [], failures: [lock('c1')] })
  })

  it('stays as it is where it is of today', () => {
    expect(migrateSnapshot(snapshot)).toEqual(snapshot)
  })

  it('is refused by its number where it is newer', () => {
    expect(() => migrateSnapshot({ ...snapshot, formatVersion: 2 })).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'NEWER_FORMAT',
        message: 'The snapshot is of format 2, written by a newer simulator; this one reads formats up to 1.',
      }),
    )
  })
})
