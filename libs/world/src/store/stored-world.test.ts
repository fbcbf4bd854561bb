import { createWorld } from '../world'
import formatOne from './fixtures/world-format-1.json'
import { PartPlaces } from './part-places'
import { listedHead, readHead, readWorld, writeHead, type Migrations } from './stored-world'

const parts = new PartPlaces().read(formatOne.parts as [string, string][])

it('reads a head as it was written', () => {
  const { header } = createWorld({ id: 'a', persona: 'prospect', seed: 1, now: 2, named: true })
  expect(readHead(writeHead(header, 3))).toEqual({ format: 1, usedAt: 3, header })
})

it('reads a world of format 1', () => {
  const { header, collections, usedAt, isMigrated } = readWorld(formatOne.head, parts)
  expect([header.id, header.named, header.counters, usedAt]).toEqual(['kept', true, { wishlist: 1 }, 1_795_694_400_000])
  expect(collections.locks.get('cart-1')?.channel).toBe('VZW-RETAIL')
  expect(collections.wishlists.get('wishlist-1')?.items).toHaveLength(1)
  expect([collections.carts.size, isMigrated]).toEqual([0, false])
})

const steps: Migrations = {
  1: ({ header, parts: old }) => ({
    header: { ...(header as object), timeZone: 'Europe/Berlin' },
    parts: old.map((part) => (part.collection === 'wishlists' ? { ...part, collection: 'carts' } : part)),
  }),
  2: ({ header, parts: old }) => ({ header: { ...(header as object), seed: 9 }, parts: old.slice(1) }),
}

it('takes an older world through every format up to today’s', () => {
  const { header, collections, isMigrated } = readWorld(formatOne.head, parts, { known: 3, steps })
  expect([header.timeZone, header.seed, isMigrated]).toEqual(['Europe/Berlin', 9, true])
  expect([collections.locks.size, collections.wishlists.size, collections.carts.size]).toEqual([0, 0, 1])
})

it('refuses a newer world by its name and format', () => {
  const head = formatOne.head.replace('"format":1', '"format":4')
  expect(() => readWorld(head, parts)).toThrow(
    'World "kept" was written in format 4 by a newer simulator; this one reads formats up to 1.',
  )
})

it('does not guess a format that nothing leads from', () => {
  expect(() => readWorld(formatOne.head, parts, { known: 2, steps: {} })).toThrow('nothing leads from format 1 to 2')
})

it('lists the head of a world whole or not at all, whatever byte of it a disk has changed', () => {
  const { header } = createWorld({ id: 'a', persona: 'prospect', seed: 1, now: 2, named: true })
  const text = writeHead({ ...header, title: 'One', labels: { run: '7' }, armed: ['down'] }, 3)
  const changed = [...text].flatMap((_, at) =>
    ['x', '9', '"', '-', '{'].map((byte) => text.slice(0, at) + byte + text.slice(at + 1)),
  )
  expect(listedHead('a', text)).toHaveLength(1)
  expect(listedHead('b', text)).toEqual([])
  for (const head of changed.flatMap((each) => listedHead('a', each))) {
    const { id, createdAt, clock, armed = [], labels = {}, title = '' } = head.header
    expect([id, typeof head.usedAt, typeof title]).toEqual(['a', 'number', 'string'])
    expect(new Date(createdAt + clock.offset).toISOString()).toContain('T')
    expect([...armed, ...Object.values(labels)].map((each) => typeof each)).toEqual(
      [...armed, ...Object.values(labels)].map(() => 'string'),
    )
  }
})
