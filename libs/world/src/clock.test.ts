import { lastInstant } from '@soe/rules'
import {
  advanceClock,
  assertClockShows,
  changeClock,
  freezeClock,
  readWorldClock,
  resumeClock,
  setClock,
  type ClockChange,
  type WorldClock,
} from './clock'

const real: WorldClock = { offset: 0 }

describe("a world's clock", () => {
  it.each<[string, WorldClock, number, number]>([
    ['follows real time', real, 1000, 1000],
    ['stands still once frozen', freezeClock(real, 1000), 9000, 1000],
    ['stands at the instant it is given', freezeClock(real, 1000, 50), 9000, 50],
    ['moves on by what it is advanced', advanceClock(real, 500), 1000, 1500],
    ['moves on while it stands', advanceClock(freezeClock(real, 1000), 500), 9000, 1500],
    ['runs on from where it stood', resumeClock(freezeClock(real, 1000), 9000), 9100, 1100],
    ['runs on from where it was moved to', resumeClock(advanceClock(freezeClock(real, 1000), 500), 9000), 9100, 1600],
    ['minds no resume while it runs', resumeClock(advanceClock(real, 500), 9000), 9100, 9600],
    ['is set', setClock(50, false, 1000), 1010, 60],
    ['is set to stand', setClock(50, true, 1000), 1010, 50],
  ])('%s', (_, clock, realNow, shown) => {
    expect(readWorldClock(clock, realNow)).toBe(shown)
  })

  it('can be frozen twice without moving', () => {
    expect(readWorldClock(freezeClock(freezeClock(real, 1000), 2000), 3000)).toBe(1000)
  })

  it.each<[ClockChange, WorldClock]>([
    [{}, { offset: 3 }],
    [{ freeze: true }, { offset: 3, frozenAt: 1003 }],
    [{ freeze: 50 }, { offset: -950, frozenAt: 50 }],
    [{ advance: 10 }, { offset: 13 }],
    [
      { freeze: true, advance: 10 },
      { offset: 13, frozenAt: 1013 },
    ],
    [{ freeze: 50, advance: 10, resume: true }, { offset: -940 }],
    [{ resume: true }, { offset: 3 }],
  ])('changes by %j to %j', (change, clock) => {
    expect(changeClock({ offset: 3 }, change, 1000)).toStrictEqual(clock)
  })

  it.each([0, lastInstant])('shows %d', (now) => expect(() => assertClockShows(now)).not.toThrow())

  it.each([-1, lastInstant + 1, Number.NaN])('does not show %d', (now) => {
    const refusal = { status: 400, code: 'CLOCK_OUT_OF_RANGE', allowed: ['1970', '9999'] }
    expect(() => assertClockShows(now)).toThrow(
      expect.objectContaining({ ...refusal, message: 'A clock shows the years 1970 to 9999.' }),
    )
    expect(() => changeClock(real, { freeze: now }, 1000)).toThrow('A clock shows the years 1970 to 9999.')
  })
})
