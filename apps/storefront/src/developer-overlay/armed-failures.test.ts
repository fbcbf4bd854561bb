import type { JournalEntry } from '@soe/contracts'
import { describeArmed, readArmed, settleArmed, writeArmed, type ArmedFailure } from './armed-failures'

const armed = (given: Partial<ArmedFailure> = {}): ArmedFailure => ({
  on: 'cart.addDevice',
  kind: { error: '208' },
  since: 4,
  ...given,
})

const entry = (seq: number, given: Partial<JournalEntry> = {}) =>
  ({ id: `w-${seq}`, seq, operation: 'cart.addDevice', because: 'failNext', ...given }) as JournalEntry

const firedBy = (failures: readonly ArmedFailure[], entries: readonly JournalEntry[]) =>
  settleArmed(failures, entries).map((failure) => failure.firedBy)

describe('an ordered failure', () => {
  it('has fired at the first later call of its operation that it failed', () => {
    const entries = [entry(4), entry(5, { because: 'world' }), entry(6, { operation: 'cart.addPlan' }), entry(7)]
    expect(firedBy([armed()], entries)).toEqual(['w-7'])
    expect(firedBy([armed()], entries.slice(0, 3))).toEqual([undefined])
  })

  it('takes its turn: each call uses up one', () => {
    expect(firedBy([armed(), armed()], [entry(5)])).toEqual(['w-5', undefined])
    expect(firedBy([armed({ firedBy: 'w-5' }), armed()], [entry(5), entry(9)])).toEqual(['w-5', 'w-9'])
  })

  it.each([
    [{ error: '208' }, 'fails with 208', 'failed with 208'],
    [{ status: 503 }, 'answers 503', 'answered 503'],
    [{ status: 0 }, 'loses its connection', 'lost its connection'],
  ])('says what it does, and what it did: %j', (kind, next, done) => {
    expect(describeArmed(armed({ kind }))).toBe(`Armed: the next cart.addDevice ${next}.`)
    expect(describeArmed(armed({ kind, firedBy: 'w-5' }))).toBe(`Fired: cart.addDevice ${done}.`)
  })
})

describe('the failures that a tab remembers', () => {
  beforeEach(() => sessionStorage.clear())

  it('are those of its world', () => {
    writeArmed(sessionStorage, 'w', [armed()])
    expect(readArmed(sessionStorage, 'w')).toEqual([armed()])
    expect(readArmed(sessionStorage, 'other')).toEqual([])
  })

  it('never lack one that waits', () => {
    const fired = Array.from({ length: 6 }, (_, at) => armed({ firedBy: `w-${at}` }))
    expect(writeArmed(sessionStorage, 'w', [armed(), ...fired])).toEqual([armed(), ...fired.slice(-4)])
  })
})
