import { changesOf, createDraft, type WorldDraft } from './draft'
import { hashText, nextRandom } from './random'
import { remember } from './remember'
import { RefusalFault, ServiceFault } from './service-fault'
import { collectionNames } from './state'
import { createWorld, type WorldOptions } from './world'

const lock = (id: string, lockedAt = 1) => ({ id, channel: 'VZW-RETAIL', lockedAt, expiresAt: 2 })
const options: WorldOptions = { id: 'a', persona: 'prospect', seed: 7, now: 5 }
const ids = { secret: () => 'secret' }

/** A draft of a world with the locks 1, 2 and 3. */
const newDraft = (more: Partial<WorldOptions> = {}): WorldDraft => {
  const world = createWorld({ ...options, ...more })
  const locks = new Map(['1', '2', '3'].map((id) => [id, lock(id)]))
  return createDraft({ ...world, version: 4, collections: { ...world.collections, locks } }, 1000, ids)
}

const shown = (draft: WorldDraft) => draft.locks.values().map(({ id, lockedAt }) => `${id}:${lockedAt}`)

describe('a draft', () => {
  it('begins as its world is', () => {
    const draft = newDraft()
    expect([draft.version, draft.now, draft.startedAt, draft.ids, draft.header]).toEqual([
      4,
      1000,
      1000,
      ids,
      draft.world.header,
    ])
    expect([shown(draft), draft.locks.get('2'), draft.locks.get('9')]).toEqual([
      ['1:1', '2:1', '3:1'],
      lock('2'),
      undefined,
    ])
    expect(changesOf(draft)).toEqual({ header: draft.world.header, changes: [] })
  })

  it.each<[string, (draft: WorldDraft) => void, string[], object[]]>([
    [
      'put anew',
      (draft) => draft.locks.put(lock('4', 2)),
      ['1:1', '2:1', '3:1', '4:2'],
      [{ id: '4', value: lock('4', 2) }],
    ],
    [
      'put in place of another',
      (draft) => draft.locks.put(lock('2', 2)),
      ['1:1', '3:1', '2:2'],
      [{ id: '2', value: lock('2', 2) }],
    ],
    ['deleted', (draft) => draft.locks.delete('2'), ['1:1', '3:1'], [{ id: '2' }]],
    ['deleted that was not there', (draft) => draft.locks.delete('9'), ['1:1', '2:1', '3:1'], []],
    [
      'deleted twice',
      (draft) => {
        draft.locks.delete('2')
        draft.locks.delete('2')
      },
      ['1:1', '3:1'],
      [{ id: '2' }],
    ],
    [
      'put and deleted',
      (draft) => {
        draft.locks.put(lock('4'))
        draft.locks.delete('4')
      },
      ['1:1', '2:1', '3:1'],
      [{ id: '4' }],
    ],
    [
      'deleted and put',
      (draft) => {
        draft.locks.delete('1')
        draft.locks.put(lock('4'))
        draft.locks.put(lock('1', 2))
      },
      ['2:1', '3:1', '4:1', '1:2'],
      [
        { id: '4', value: lock('4') },
        { id: '1', value: lock('1', 2), isMoved: true },
      ],
    ],
    [
      'deleted and put, and put again',
      (draft) => {
        draft.locks.delete('1')
        draft.locks.put(lock('1', 2))
        draft.locks.put(lock('1', 3))
      },
      ['2:1', '3:1', '1:3'],
      [{ id: '1', value: lock('1', 3), isMoved: true }],
    ],
  ])('shows and hands on what was %s', (_what, change, values, changes) => {
    const draft = newDraft()
    change(draft)
    expect(shown(draft)).toEqual(values)
    expect(changesOf(draft).changes).toStrictEqual(changes.map((each) => ({ collection: 'locks', ...each })))
    expect([...draft.world.collections.locks.keys()]).toEqual(['1', '2', '3'])
  })

  it('tells what was deleted from what is there, and gives back what was put', () => {
    const draft = newDraft()
    draft.locks.delete('1')
    expect([draft.locks.get('1'), draft.locks.put(lock('2', 9)), draft.locks.get('2')]).toEqual([
      undefined,
      lock('2', 9),
      lock('2', 9),
    ])
  })

  it('hands on the changes of every collection, in their order', () => {
    const draft = newDraft()
    for (const name of collectionNames.toReversed()) (draft[name] as { put(value: object): unknown }).put({ id: name })
    expect(changesOf(draft).changes).toEqual(
      collectionNames.map((name) => ({ collection: name, id: name, value: { id: name } })),
    )
  })

  it('counts each kind by itself', () => {
    const draft = newDraft()
    expect([draft.count('cart'), draft.count('case'), draft.count('cart')]).toEqual([1, 1, 2])
    expect([changesOf(draft).header.counters, draft.world.header.counters]).toEqual([{ cart: 2, case: 1 }, {}])
  })

  it('draws from the seed, and goes on from where it was', () => {
    const draft = newDraft()
    const drawn = [draft.random(), draft.random()]
    const first = nextRandom(7)
    const second = nextRandom(first.state)
    expect([drawn, changesOf(draft).header.random]).toEqual([[first.value, second.value], second.state])
  })

  it('changes the settings that are named, and its time', () => {
    const draft = newDraft()
    draft.configure({ throttleList: ['x'] })
    draft.elapse(50)
    draft.elapse(5)
    expect(draft.header).toEqual({ ...draft.world.header, throttleList: ['x'] })
    expect([draft.now, draft.startedAt]).toEqual([1055, 1000])
  })

  it.each<[Partial<WorldOptions>]>([[{}], [{ named: true, title: '', labels: { run: '1' } }]])(
    'becomes another world, and keeps its own name: %j',
    (named) => {
      const draft = newDraft(named)
      const { id: _id, ...character } = createWorld({ ...options, persona: 'past-due', seed: 9, now: 8 }).header
      draft.become({ ...character, featureFlags: { x: true } })
      expect(draft.header).toStrictEqual({ ...character, featureFlags: { x: true }, id: 'a', ...named })
    },
  )
})

describe('a new world', () => {
  it('has a seed, a clock and nothing in it', () => {
    const { header, version, collections } = createWorld(options)
    expect([version, Object.keys(collections), Object.values(collections).map(({ size }) => size)]).toEqual([
      0,
      [...collectionNames],
      collectionNames.map(() => 0),
    ])
    expect(header).toStrictEqual({
      id: 'a',
      persona: 'prospect',
      seed: 7,
      createdAt: 5,
      timeZone: 'America/New_York',
      clock: { offset: 0 },
      counters: {},
      random: 7,
      featureFlags: {},
      throttleList: ['EXP_CHECKOUT_VZ_PROTECTION', 'VideoChatEnabled'],
    })
  })

  it('has the names that it is given', () => {
    const named = { named: true, title: '', labels: { run: '1' }, timeZone: 'Europe/Berlin' }
    expect(createWorld({ ...options, ...named }).header).toMatchObject(named)
  })
})

it('draws numbers that are the same on every machine', () => {
  const draws: number[] = []
  for (let state = 1; draws.length < 4;) {
    const { value, state: next } = nextRandom(state)
    draws.push(value)
    state = next
  }
  // Mulberry32 of the seed 1.
  expect(draws).toEqual([
    0.627_073_940_588_161_3, 0.002_735_721_180_215_478, 0.527_447_039_959_952_2, 0.981_050_967_471_674_1,
  ])
})

it('hashes texts the same on every machine', () => {
  // FNV-1a of 32 bits.
  expect(['', 'a', 'foobar'].map((text) => hashText(text) >>> 0)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

it('remembers so many values, the oldest gone first, under ids that sort as they came', () => {
  const draft = newDraft()
  const logged = (sessionId: string) => remember(draft, 'logs', 2, { at: 0, sessionId, record: {} })
  for (const session of ['s1', 's2', 's3']) logged(session)
  expect(draft.logs.values()).toEqual([
    { id: 'logs-0000000002', at: 0, sessionId: 's2', record: {} },
    { id: 'logs-0000000003', at: 0, sessionId: 's3', record: {} },
  ])
})

it('names faults by what they are', () => {
  const [plain, worded] = [new ServiceFault('208'), new ServiceFault('208', [], 'No')]
  expect([plain.name, plain.message, plain.details, worded.message, worded.text]).toEqual([
    'ServiceFault',
    '208',
    [],
    'No',
    'No',
  ])
  const refusal = new RefusalFault('UNKNOWN_CART', 'It is gone', ['a'])
  expect([refusal.name, refusal.message, refusal.status, refusal.code, refusal.allowed]).toEqual([
    'RefusalFault',
    'It is gone',
    404,
    'UNKNOWN_CART',
    ['a'],
  ])
})
