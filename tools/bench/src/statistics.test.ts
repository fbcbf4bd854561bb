import { comparePairs, median, medianInterval, quantile } from './statistics.mjs'

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

  const pairs = (...own: number[]) => own.map((value) => [100, value] as const)

  it.each([
    ['lower', [106, 107, 109], 'worse'],
    ['lower', [104, 107, 109], 'same'],
    ['lower', [90, 91, 94], 'better'],
    ['higher', [90, 91, 94], 'worse'],
    ['higher', [90, 91, 96], 'same'],
    ['higher', [106, 107, 109], 'better'],
  ] as const)('calls a figure of which %s is better, with %j to 100, %s', (better, own, verdict) => {
    expect(comparePairs(pairs(...own), { better }).verdict).toBe(verdict)
  })

  it('compares each round with its own pair', () => {
    const drifting = [
      [100, 110],
      [200, 220],
      [400, 440],
    ] as const
    const { ratio, interval } = comparePairs(drifting, { better: 'lower' })
    for (const value of [ratio, ...interval]) expect(value).toBeCloseTo(1.1)
  })

  it('takes what lies below a floor as equal', () => {
    expect(comparePairs([[0, 3]], { better: 'lower', floor: 5 })).toEqual({
      ratio: 1,
      interval: [1, 1],
      verdict: 'same',
    })
  })
})
