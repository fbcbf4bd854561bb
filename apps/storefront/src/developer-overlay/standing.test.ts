import type { WorldOverview, WorldState } from '@soe/contracts'
import { describeInstant, describeLeft, standingOf, worldOfDecision } from './standing'

const now = Date.parse('2026-11-20T14:00:00.000Z')
const minute = 60_000
const world = { persona: 'signed-in', now: new Date(now).toISOString(), frozen: true } as WorldOverview
const session = { xsrfToken: 'mine', firstName: 'Maren', audience: 'signed-in', expiresAt: now + 30 * minute }
const lock = { id: 'C-1', channel: 'VZW-RETAIL', lockedAt: now, expiresAt: now + 15 * minute }

const standing = (
  { sessions = [session], locks = [lock] }: { sessions?: unknown[]; locks?: unknown[] },
  cartId: string | undefined = 'C-1',
) => standingOf(world, { sessions, locks } as WorldState, { xsrfToken: 'mine', cartId })

describe('how the world stands for this page', () => {
  it('names who holds its cart, and how long', () => {
    expect(standing({}).lock).toEqual({ channel: 'VZW-RETAIL', left: 15 * minute })
    expect(standing({ locks: [{ ...lock, id: '*' }] }).lock?.channel).toBe('VZW-RETAIL')
  })

  it.each([
    ['of another cart', { ...lock, id: 'C-2' }],
    ['that ran out', { ...lock, expiresAt: now }],
  ])('tells of no lock %s', (_, other) => {
    expect(standing({ locks: [other] }).lock).toBeUndefined()
  })

  it("tells when its own session ends, and nothing of another's", () => {
    const other = { ...session, xsrfToken: 'theirs', firstName: 'Otto' }
    expect(standing({ sessions: [other, session] }).session).toEqual({
      name: 'Maren',
      endsAt: now + 30 * minute,
      endedBy: undefined,
    })
    expect(standing({ sessions: [other] }).session).toBeUndefined()
  })

  it.each([
    ['sign-out', { ...session, endedBy: 'sign-out' }],
    ['expiry', { ...session, expiresAt: now }],
  ])('says that its session was ended by %s', (endedBy, ended) => {
    expect(standing({ sessions: [ended] }).session?.endedBy).toBe(endedBy)
  })

  it('has the clock', () => {
    expect(standing({})).toMatchObject({ now, isFrozen: true, persona: 'signed-in' })
  })
})

it.each([
  [14 * minute + 26_000, '14 min 26 s'],
  [28 * minute, '28 min'],
  [9_001, '10 s'],
  [0, '0 s'],
  [-5, '0 s'],
  [125 * minute, '2 h 5 min'],
])('%d milliseconds are %s', (left, text) => {
  expect(describeLeft(left)).toBe(text)
})

it('writes an instant as the journal does', () => {
  expect(describeInstant(now)).toBe('2026-11-20 14:00:00')
})

it('finds the world in a decision, whatever the world is called', () => {
  expect(worldOfDecision('retail-lock-1416')).toBe('retail-lock')
})
