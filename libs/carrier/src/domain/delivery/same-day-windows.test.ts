import { deliveryWindows, sameDayRefusal, type SameDayFacts } from './same-day-windows'

/** 26 November 2026, 07:00 in New York. */
const seven = 1_795_694_400_000
const hour = 3_600_000

describe('the windows of same-day delivery', () => {
  const opening = (now: number, zone = 'America/New_York', days = 0) =>
    deliveryWindows(now, zone, days).map(({ from }) => (from - seven) / hour + 7)

  it.each([
    ['in the morning', 0, [10, 12, 14, 16, 18]],
    ['two hours before one opens', 3, [12, 14, 16, 18]],
    ['a minute later', 3 + 1 / 60, [14, 16, 18]],
    ['in the afternoon', 9, [18]],
    ['in the evening', 11, []],
  ])('%s are those that can still be kept', (_name, hours, expected) => {
    expect(opening(seven + hours * hour)).toEqual(expected)
  })

  it("follow the clock of the world's own zone", () => {
    expect(opening(seven, 'America/Los_Angeles')).toEqual([13, 15, 17, 19, 21])
  })

  it.each([
    ['the evening before clocks go back', '2026-11-01T00:00:00Z', 1, '2026-11-01T15:00:00Z'],
    ['an hour before clocks go back', '2026-11-01T05:00:00Z', 0, '2026-11-01T15:00:00Z'],
    ['the evening before clocks go forward', '2027-03-14T00:00:00Z', 1, '2027-03-14T14:00:00Z'],
  ])('begin at 10 AM by the clocks of the day, asked for on %s', (_, now, days, from) => {
    const [first] = deliveryWindows(Date.parse(now), 'America/New_York', days)
    expect(first?.from).toBe(Date.parse(from))
  })

  it('are all there tomorrow, two hours long and each with a name of its own', () => {
    const tomorrow = deliveryWindows(seven + 12 * hour, 'America/New_York', 1)
    expect(tomorrow.map(({ from, to }) => (to - from) / hour)).toEqual([2, 2, 2, 2, 2])
    expect(new Set(tomorrow.map(({ id }) => id)).size).toBe(5)
    expect((tomorrow[0]?.from ?? 0) - seven).toBe(27 * hour)
  })
})

describe('same-day delivery', () => {
  const facts: SameDayFacts = { isServed: true, isEverythingInStock: true, windowsLeft: 1 }
  it.each<[Partial<SameDayFacts>, string | null]>([
    [{}, null],
    [{ isServed: false }, '10023'],
    [{ isServed: false, windowsLeft: 0 }, '10023'],
    [{ isEverythingInStock: false }, '10027'],
    [{ windowsLeft: 0 }, '10027'],
  ])('with %j is refused with %s', (more, code) => {
    expect(sameDayRefusal({ ...facts, ...more })).toBe(code)
  })
})
