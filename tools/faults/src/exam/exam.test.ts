import { inDrawnOrder } from './draw'
import { intervalOf } from './interval'

const draw = (items: readonly string[], seed = 7) => inDrawnOrder(items, seed, (item) => item)

it('draws the same order again, whatever else there is to draw', () => {
  const [few, more] = [draw(['a', 'b', 'c', 'd']), draw(['d', 'e', 'c', 'f', 'b', 'a'])]
  expect(more.filter((item) => few.includes(item))).toEqual(few)
  expect([1, 2, 3, 4].map((seed) => draw(few, seed).join(''))).not.toEqual(Array(4).fill(few.join('')))
})

it.each([
  [27, 30, [0.744, 0.965]],
  [0, 60, [0, 0.06]],
  [0, 0, [0, 1]],
])('gives %i of %i its interval', (found, of, expected) => {
  expect(intervalOf(found, of).map((bound) => Number(bound.toFixed(3)))).toEqual(expected)
})
