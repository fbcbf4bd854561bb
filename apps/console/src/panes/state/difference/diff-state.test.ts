import { diffState, diffValues, pathText } from './diff-state'

const told = (before: unknown, after: unknown) =>
  diffValues([], before, after).map((change) => [pathText(change.path), change.before, change.after])

describe('the difference of two values', () => {
  it.each([
    ['nothing where they are alike', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['a field that changed', { a: { b: 1 } }, { a: { b: 2 } }, [['a.b', 1, 2]]],
    ['a field that came', {}, { a: 1 }, [['a', undefined, 1]]],
    ['a field that went', { a: 1 }, {}, [['a', 1, undefined]]],
    ['a list that became an object', { a: [1] }, { a: { 0: 1 } }, [['a', [1], { 0: 1 }]]],
    ['null apart from an empty object', { a: null }, { a: {} }, [['a', null, {}]]],
    [
      'an item by its place',
      { a: ['x', 'y'] },
      { a: ['x', 'z', 'w'] },
      [
        ['a[1]', 'y', 'z'],
        ['a[2]', undefined, 'w'],
      ],
    ],
    [
      'an item by its id, wherever it stands',
      { lines: [{ lineId: 'newLine1', planId: 'a' }, { lineId: 'newLine2' }] },
      { lines: [{ lineId: 'newLine2' }, { lineId: 'newLine1', planId: 'b' }] },
      [['lines[newLine1].planId', 'a', 'b']],
    ],
    [
      'items of one name by their places',
      {
        items: [
          { skuId: 's', qty: 1 },
          { skuId: 's', qty: 2 },
        ],
      },
      {
        items: [
          { skuId: 's', qty: 1 },
          { skuId: 's', qty: 3 },
        ],
      },
      [['items[1].qty', 2, 3]],
    ],
  ])('is %s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected)
  })
})

describe('the difference of two states', () => {
  const cart = { id: 'C1', updatedAt: 1 }
  const lock = { id: 'C1', channel: 'VZW-RETAIL' }

  it('names what came, what went and what changed by collection and id', () => {
    const before = { carts: [cart], locks: [], wishlists: [{ id: 'W' }] }
    const after = { carts: [{ ...cart, updatedAt: 2 }], locks: [lock], wishlists: [] }
    expect(diffState(before, after)).toEqual([
      { collection: 'carts', id: 'C1', kind: 'changed', fields: [{ path: ['updatedAt'], before: 1, after: 2 }] },
      { collection: 'locks', id: 'C1', kind: 'added', fields: [] },
      { collection: 'wishlists', id: 'W', kind: 'removed', fields: [] },
    ])
  })

  it('takes a collection that a snapshot lacks as empty, and leaves out what only the snapshot has', () => {
    expect(diffState({ tallies: [{ id: 'T' }] }, { locks: [lock] })).toEqual([
      { collection: 'locks', id: 'C1', kind: 'added', fields: [] },
    ])
  })
})
