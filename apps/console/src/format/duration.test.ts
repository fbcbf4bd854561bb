import { durationOf, offsetOf, readDuration, readInstant } from './duration'

const minute = 60_000

describe('a duration', () => {
  it.each([
    [0, '0 s'],
    [999, '0 s'],
    [1000, '1 s'],
    [28 * minute, '28 min'],
    [14 * minute + 26_400, '14 min 26 s'],
    [60 * minute, '1 h'],
    [3 * 24 * 60 * minute + 4 * 60 * minute + 5 * minute, '3 d 4 h'],
    [-5000, '0 s'],
  ])('of %d ms is written %p', (ms, written) => expect(durationOf(ms)).toBe(written))

  it.each([
    ['PT28M', 'PT28M'],
    ['pt28m', 'PT28M'],
    ['P1DT2H', 'P1DT2H'],
    ['28 min', 'PT28M'],
    ['+30m', 'PT30M'],
    ['1h30m', 'PT1H30M'],
    ['14 min 26 s', 'PT14M26S'],
    ['2d', 'P2D'],
    ['', undefined],
    ['P', undefined],
    ['PT', undefined],
    ['tomorrow', undefined],
    ['28', undefined],
    ['-5m', undefined],
  ])('%p is read as %p', (text, duration) => expect(readDuration(text)).toBe(duration))
})

describe('an offset', () => {
  it.each([
    [0, 'real time'],
    [-90_000, 'real time'],
    [28 * minute + 100, '+28 min'],
    [-26 * 60 * minute, '−1 d 2 h'],
  ])('of %d ms is told as %p', (offset, told) => expect(offsetOf(1e12 + offset, 1e12)).toBe(told))
})

describe('an instant', () => {
  it('keeps its own offset', () => expect(readInstant('2026-11-20T14:32:21-05:00')).toBe('2026-11-20T19:32:21.000Z'))
  it.each(['14:32', '2026-13-01T00:00', 'noon', ''])('%p is none', (text) => expect(readInstant(text)).toBeUndefined())
})
