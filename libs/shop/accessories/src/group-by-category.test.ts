import type { RecommendedProduct } from '@soe/contracts'
import { accessoryCategories } from '@soe/rules'
import { groupByCategory, inRows } from './group-by-category'

const item = (productId: string, categoryType?: string) =>
  ({ product: { productId, categoryType } }) as RecommendedProduct

const shape = (items: readonly RecommendedProduct[]) =>
  groupByCategory(items, accessoryCategories).map((group) => [
    group.category,
    group.items.map(({ product }) => product.productId),
  ])

it('groups accessories by category, in the order of the carrier', () => {
  expect(shape([item('plug', 'chargers'), item('film', 'screen protectors'), item('shell', 'cases')])).toEqual([
    ['cases', ['shell']],
    ['screen protectors', ['film']],
    ['chargers', ['plug']],
  ])
})

it('puts what has no category that the carrier names under more', () => {
  expect(shape([item('buoy', 'toys'), item('rope')])).toEqual([['more', ['buoy', 'rope']]])
})

it.each([
  [
    [3, 3],
    [3, 3],
  ],
  [
    [1, 5, 2],
    [1, 2, 5],
  ],
  [
    [2, 3, 2, 1, 1],
    [2, 1, 3, 2, 1],
  ],
  [
    [1, 1, 3, 1, 2],
    [1, 1, 1, 3, 2],
  ],
  [[], []],
])('fills rows of three columns: %j stand as %j', (given, expected) => {
  const groups = given.map((count, index) => ({
    category: `c${index}`,
    items: Array.from({ length: count }, () => item('plug')),
  }))
  expect(inRows(groups).map(({ items }) => items.length)).toEqual(expected)
})
