import { sessionCountdown, sessionPhase } from './session-state'

describe('the session countdown', () => {
  it.each([
    [120, false, 0, 119, 1, 59],
    [60, false, 0, 59, 0, 59],
    [1, false, 0, 0, 0, 0],
    [0, false, 0, 0, 0, 0],
    [120, true, 0, 120, 2, 0],
    [120, true, 35_900, 85, 1, 25],
    [120, true, 500_000, 0, 0, 0],
  ])('from %i s (reset %s) after %i ms is %i s: %i min %i s', (timer, isReset, elapsed, left, minutes, seconds) => {
    const lastTime = 1_700_000_000_000
    expect(sessionCountdown({ timer, lastTime, isReset }, lastTime + elapsed)).toEqual({
      timer: left,
      minutes,
      seconds,
    })
  })
})

describe('a session', () => {
  it.each([
    [0, 'active'],
    [27.99, 'active'],
    [28, 'warning'],
    [29.99, 'warning'],
    [30, 'timed-out'],
    [300, 'timed-out'],
  ])('idle for %d minutes is %s', (minutes, phase) => {
    expect(sessionPhase(minutes * 60_000)).toBe(phase)
  })
})
