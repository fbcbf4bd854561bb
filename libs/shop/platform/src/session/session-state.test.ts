import { beginSession, reduceSession, type SessionEvent, type SessionState } from './session-state'

const start = 1_795_694_400_000
const second = 1000
const minute = 60 * second

const after = (...events: readonly SessionEvent[]): SessionState => events.reduce(reduceSession, beginSession(start))
const tickAt = (elapsed: number): SessionEvent => ({ type: 'tick', now: start + elapsed })

describe('the timer of the session', () => {
  it.each<[string, readonly SessionEvent[], Partial<SessionState>]>([
    ['begins with half an hour', [], { timer: 1800, minutes: 30, seconds: 0 }],
    ['counts one second a tick', [tickAt(second), tickAt(2 * second + 40)], { timer: 1798, minutes: 29, seconds: 58 }],
    ['counts from its last time where it is reset', [{ type: 'woke' }, tickAt(90 * second)], { timer: 1710 }],
    ['counts a gap that nobody told it of', [tickAt(second), tickAt(61 * second)], { timer: 1739 }],
    ['loses no part of a second', [tickAt(2900), tickAt(3900), tickAt(4900)], { timer: 1796 }],
    ['stands while the clock does', [tickAt(second), tickAt(second), tickAt(second)], { timer: 1799 }],
    ['goes back with the clock', [tickAt(10 * minute), tickAt(4 * minute)], { timer: 1560 }],
    ['never shows less than nothing', [tickAt(45 * minute)], { timer: 0, minutes: 0, seconds: 0 }],
    ['begins anew with an answer', [tickAt(5 * minute), { type: 'answered', at: start + 5 * minute }], { timer: 1800 }],
  ])('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected)
  })
})

describe('the warning', () => {
  it.each([
    [27 * minute + 59 * second, false, false],
    [28 * minute, true, false],
    [29 * minute + 59 * second, true, false],
    [30 * minute, false, true],
  ])('after %i ms shows: %s, and the session has timed out: %s', (elapsed, showModal, sessionTimedOut) => {
    expect(after(tickAt(elapsed))).toMatchObject({ showModal, sessionTimedOut })
  })

  it('goes with an answer to this tab or to another', () => {
    expect(after(tickAt(29 * minute), { type: 'answered', at: start + 29 * minute }).showModal).toBe(false)
  })
})

describe('a keep-alive', () => {
  const warned = tickAt(29 * minute)
  const extending: SessionEvent = { type: 'extending' }

  it.each<[string, SessionEvent, Partial<SessionState>]>([
    ['that runs', extending, { isExtending: true, isSessionExtended: false, error: false, showModal: true }],
    [
      'that succeeds',
      { type: 'extended', at: start + 29 * minute },
      {
        isExtending: false,
        isSessionExtended: true,
        error: false,
        showModal: false,
        sessionTimedOut: false,
        timer: 1800,
      },
    ],
    ['that fails', { type: 'failed' }, { isExtending: false, isSessionExtended: false, error: true, showModal: true }],
  ])('%s', (_, event, expected) => {
    expect(after(warned, extending, event)).toMatchObject(expected)
  })

  it('that is tried again forgets the failure', () => {
    expect(after(warned, extending, { type: 'failed' }, extending)).toMatchObject({ error: false, isExtending: true })
  })
})
