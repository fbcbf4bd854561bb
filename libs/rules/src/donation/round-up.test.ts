import { roundUp } from './round-up'

it.each([
  [276.44, 0.56],
  [277, 0],
  [0.1 + 0.2, 0.7],
  [0, 0],
])('$%d takes $%d to a whole dollar', (dollars, missing) => {
  expect(roundUp(dollars)).toBe(missing)
})
