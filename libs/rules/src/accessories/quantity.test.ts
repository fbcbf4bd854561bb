import { clampQuantity } from './quantity'

describe('the quantity of an accessory', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [9, 9],
    [10, 10],
    [11, 10],
    [-3, 1],
    [2.5, 2],
    [Number.NaN, 1],
  ])('%d is clamped to %i', (quantity, clamped) => {
    expect(clampQuantity(quantity)).toBe(clamped)
  })
})
