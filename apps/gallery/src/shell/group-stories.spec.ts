import { expect, test } from '@playwright/test'
import { groupStories } from './group-stories'

const ids = [
  'cart/cart-page/Empty',
  'cart/cart-page/HeldByStore',
  'cart/lock/cart-locked-page/InChat',
  'ui/actions/button/Plain',
]

test('the states of each part are listed by feature', () => {
  expect(
    groupStories(ids).map(({ name, parts }) => [name, ...parts.map((part) => [part.name, ...part.states])]),
  ).toEqual([
    ['Cart', ['Cart page', 'Empty', 'HeldByStore'], ['Cart locked page', 'InChat']],
    ['Ui', ['Button', 'Plain']],
  ])
})

for (const { query, found } of [
  { query: 'held store', found: ['HeldByStore'] },
  { query: 'LOCKED', found: ['InChat'] },
  { query: 'cart-page/Empty', found: ['Empty'] },
  { query: 'nothing', found: [] },
])
  test(`a search for ${query} finds ${found.join() || 'none'}`, () => {
    expect(groupStories(ids, query).flatMap(({ parts }) => parts.flatMap(({ states }) => states))).toEqual(found)
  })
