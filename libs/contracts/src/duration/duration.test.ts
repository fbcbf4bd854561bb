import { durationInMs, isDuration } from './duration'

describe('an ISO 8601 duration', () => {
  it.each([
    ['PT0S', 0],
    ['PT0.25S', 250],
    ['PT1,5S', 1500],
    ['PT1.5H', 5_400_000],
    ['PT1H30M', 5_400_000],
    ['PT90M', 5_400_000],
    ['P1D', 86_400_000],
    ['P0.5D', 43_200_000],
    ['P1W', 604_800_000],
    ['P1W2DT3H4M5.678S', 788_645_678],
    ['PT0.0004S', 0],
  ])('%s has %d milliseconds', (duration, milliseconds) => {
    expect([isDuration(duration), durationInMs(duration)]).toEqual([true, milliseconds])
  })

  it.each([
    '',
    'P',
    'PT',
    'P1DT',
    'P1M',
    'P1Y',
    'PT1S1M',
    'PT1M1M',
    'PT1.5M3S',
    'PT-1S',
    '-PT1S',
    '1s',
    'pt1s',
    'PT1.S',
    'PT1S ',
  ])('is not %j', (text) => {
    expect(isDuration(text)).toBe(false)
    expect(() => durationInMs(text)).toThrow('is not an ISO 8601 duration')
  })

  it('is bounded', () => {
    expect(isDuration('P999999999W')).toBe(false)
  })
})
