import { createJournal } from './journal'

const call = {
  at: 0,
  operation: 'cart.addDevice',
  audience: 'prospect',
  sessionId: 's',
  requestId: undefined,
  status: 200,
  scripted: false,
  bytes: 400,
} as const

describe('the journal', () => {
  it('numbers the calls of each world on their own', () => {
    const journal = createJournal()
    expect([journal.record('a', call), journal.record('a', call), journal.record('b', call)]).toEqual([1, 2, 1])
  })

  it('keeps no more bytes of a world than it may: the oldest calls go', () => {
    const journal = createJournal(1000)
    for (let made = 0; made < 100; made += 1) journal.record('a', call)
    expect(journal.entriesOf('a').map(({ seq }) => seq)).toEqual([99, 100])
  })

  it('keeps the latest call, however large', () => {
    const journal = createJournal(1000)
    journal.record('a', call)
    journal.record('a', { ...call, bytes: 5000 })
    expect(journal.entriesOf('a').map(({ seq }) => seq)).toEqual([2])
  })

  it('forgets a world that is dropped', () => {
    const journal = createJournal()
    journal.record('a', call)
    journal.drop('a')
    expect(journal.entriesOf('a')).toEqual([])
  })
})
