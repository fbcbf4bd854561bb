import { median, medianInterval, medians, quantile } from './statistics.mjs'

describe('statistics', () => {
  it('finds the middle of an odd number of values whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it('finds the value that 99 of 100 stay below', () => {
    expect(quantile([...Array(1000).keys()], 0.99)).toBe(990)
  })

  it('answers the greatest value at the far end', () => {
    expect(quantile([3, 1, 2], 1)).toBe(3)
  })

  it.each([
    [15, 4, 12],
    [6, 1, 6],
    [3, 1, 3],
  ])(
    'finds the interval of the median of %i values from rank %i to %i, as tables of the sign test have it',
    (...row) => {
      const [count, low, high] = row
      expect(medianInterval(Array.from({ length: count }, (_, at) => count - at))).toEqual([low, high])
    },
  )

  it('finds the middle of each figure by itself', () => {
    expect(
      medians([
        { lcp: 1, tbt: 30 },
        { lcp: 3, tbt: 10 },
        { lcp: 2, tbt: 20 },
      ]),
    ).toEqual({ lcp: 2, tbt: 20 })
  })
})
