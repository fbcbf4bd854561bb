import { localHour } from './local-hour'

/** Noon in Greenwich on 26 November 2026, and the same in July. */
const winter = 1_795_694_400_000
const summer = winter - 140 * 86_400_000

describe('localHour', () => {
  it.each([
    [winter, 'UTC', 12],
    [winter, 'America/New_York', 7],
    [summer, 'America/New_York', 8],
    [winter, 'America/Los_Angeles', 4],
    [winter + 5 * 3_600_000, 'America/New_York', 12],
    [winter - 7 * 3_600_000, 'America/New_York', 0],
    [winter - 8 * 3_600_000, 'America/New_York', 23],
  ])('at %i in %s is %i', (instant, timeZone, hour) => expect(localHour(instant, timeZone)).toBe(hour))
})
