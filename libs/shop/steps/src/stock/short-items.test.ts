import type { CartView } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { shortItemsOf } from './short-items'

const cartWith = (...quantities: readonly number[]) =>
  partOf<CartView>({
    lineDetails: {
      allLines: quantities.map((_, index) => `line${index + 1}`),
      lineInfo: Object.fromEntries(
        quantities.map((qty, index) => [
          `line${index + 1}`,
          { lineId: `line${index + 1}`, accessories: [{ itemCode: 'pip', description: 'Pip', qty, unitsLeft: 2 }] },
        ]),
      ),
    },
  })

it.each([
  [[3], [2]],
  [
    [2, 1],
    [2, 0],
  ],
  [
    [1, 3, 1],
    [1, 1, 0],
  ],
])('of an item of which rows hold %j and two are left, the rows keep %j', (quantities, kept) => {
  const short = shortItemsOf(cartWith(...quantities))
  expect(short).toHaveLength(1)
  expect(short[0]?.rows.map(({ keeps }) => keeps)).toEqual(kept)
})
