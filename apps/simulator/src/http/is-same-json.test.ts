import { isSameJson } from './repeat-reads'

const shared = { sku: 'a', prices: [1, 2] }

it.each<[boolean, unknown, unknown]>([
  [true, { tiles: [shared, null] }, { tiles: [shared, null] }],
  [true, { sku: 'a', prices: [1, 2] }, shared],
  [false, { prices: [1, 2], sku: 'a' }, shared],
  [false, { sku: 'a', prices: [1, 2, 3] }, shared],
  [false, { sku: 'a', prices: { 0: 1, 1: 2 } }, shared],
  [false, { sku: 'a' }, shared],
  [false, { sku: 'a', prices: null }, shared],
  [false, { at: new Date(0) }, { at: new Date(0) }],
  [false, '1', 1],
])('says %s of %j and %j', (isSame, left, right) => {
  expect(isSameJson(left, right)).toBe(isSame)
})
