import type { WorldState } from '@soe/simulator-client'
import { isOnTape, lockSpans, positionOf, sessionSpans, shiftsOf, tapeSpan, ticksOf } from './tape-geometry'

const minute = 60_000
const now = Date.UTC(2026, 10, 20, 14, 32, 21)

type Locks = WorldState['locks']
type Sessions = WorldState['sessions']

const lock = (id: string, minutes: number): Locks[number] => ({
  id,
  channel: 'VZW-RETAIL',
  lockedAt: now,
  expiresAt: now + minutes * minute,
})

const session = (id: string, seen: number, more: object = {}) =>
  ({ id, lastSeenAt: now - seen, expiresAt: now - seen + 30 * minute, ...more }) as Sessions[number]

describe('the tape', () => {
  it('begins in the past and ends in the future', () => {
    expect([positionOf(now - tapeSpan.past, now), positionOf(now + tapeSpan.ahead, now)]).toEqual([0, 1])
    expect([isOnTape(now - tapeSpan.past - 1, now), isOnTape(now, now)]).toEqual([false, true])
  })

  it('is ruled at full five minutes', () => {
    const ticks = ticksOf(now)
    expect(new Date(ticks[0] ?? 0).toISOString()).toBe('2026-11-20T14:25:00.000Z')
    expect(ticks.every((at) => at % (5 * minute) === 0 && isOnTape(at, now))).toBe(true)
    expect(ticks).toHaveLength(9)
  })
})

describe('marks of one instant', () => {
  it('stand side by side, the latest to the right', () => {
    const past = now - minute
    expect(shiftsOf([past, past, past, past + 10_000], now)).toEqual([6, 3, 0, 0])
  })

  it('leave the line of now free', () => {
    expect(shiftsOf([now, now], now)).toEqual([6, 3])
  })

  it('are heaped where there are too many', () => {
    const shifts = shiftsOf(
      Array.from({ length: 50 }, () => now),
      now,
    )
    expect([shifts[0], shifts.at(-1)]).toEqual([24, 3])
  })
})

describe('what lies ahead', () => {
  it('is the lock that ends last, cut at the end of the tape', () => {
    const locks = [lock('C-1', 5), lock('C-2', 500), lock('C-3', -1)]
    expect(lockSpans({ locks }, now)).toEqual([
      { id: 'C-2', kind: 'lock', label: 'Cart held by VZW-RETAIL', from: now, to: now + tapeSpan.ahead },
    ])
    expect(lockSpans({ locks: [lock('*', 5)] }, now)[0]?.label).toBe('Every cart held by VZW-RETAIL')
    expect(lockSpans({ locks: [lock('C-3', -1)] }, now)).toEqual([])
  })

  it('is the session that called last: alive, warned two minutes before its end, signed out', () => {
    const sessions = [
      session('older', 5 * minute),
      session('newer', minute),
      session('over', 0, { endedBy: 'sign-out' }),
    ]
    const spans = sessionSpans({ sessions }, now)
    expect(spans.map(({ kind, from }) => [kind, (from - now) / minute])).toEqual([
      ['alive', 0],
      ['warn', 27],
      ['ended', 29],
    ])
    expect(spans[0]?.label).toBe('Session …newer alive')
  })

  it('is the warning at once where it is due already', () => {
    const spans = sessionSpans({ sessions: [session('late', 29 * minute)] }, now)
    expect(spans.map(({ kind }) => kind)).toEqual(['warn', 'ended'])
  })

  it('is nothing where every session is over', () => {
    expect(sessionSpans({ sessions: [session('gone', 31 * minute)] }, now)).toEqual([])
  })
})
