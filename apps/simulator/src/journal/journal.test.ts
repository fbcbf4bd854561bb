import { untouchedEndings } from './call-ending'
import { createJournal, type RecordedCall } from './journal'

const call: RecordedCall = {
  version: 0,
  at: 0,
  operation: 'cart.addDevice',
  context: { sessionId: 's', audience: 'prospect', channel: 'VZW-DOTCOM', requestId: undefined, language: 'en' },
  headerProblems: 0,
  sessionId: 's',
  status: 200,
  error: undefined,
  details: undefined,
  ending: untouchedEndings.done,
  body: '',
  isBodyKept: true,
  query: undefined,
  bytes: 400,
}

describe('the journal', () => {
  it('numbers the calls of each world on their own', () => {
    const journal = createJournal()
    expect([journal.record('a', call), journal.record('a', call), journal.record('b', call)]).toEqual([1, 2, 1])
    expect([journal.latestOf('a'), journal.latestOf('b'), journal.latestOf('c')]).toEqual([2, 1, 0])
  })

  it('keeps no more bytes of a world than it may: the oldest calls go', () => {
    const journal = createJournal(1000)
    for (let made = 0; made < 100; made += 1) journal.record('a', call)
    expect(journal.entriesOf('a').map(({ seq }) => seq)).toEqual([99, 100])
    expect(journal.bytes()).toBe(800)
  })

  it('keeps the latest call, however large', () => {
    const journal = createJournal(1000)
    journal.record('a', call)
    journal.record('a', { ...call, bytes: 5000 })
    expect(journal.entriesOf('a').map(({ seq }) => seq)).toEqual([2])
  })

  it('finds a call by its number as long as it is kept', () => {
    const journal = createJournal(1000)
    for (let made = 0; made < 7; made += 1) journal.record('a', { ...call, at: made })
    expect([5, 6, 7, 8].map((seq) => journal.find('a', seq)?.call.at)).toEqual([undefined, 5, 6, undefined])
    expect(journal.find('b', 1)).toBeUndefined()
  })

  it('forgets a world that is dropped', () => {
    const journal = createJournal()
    journal.record('a', call)
    journal.drop('a')
    expect([journal.entriesOf('a'), journal.bytes(), journal.latestOf('a')]).toEqual([[], 0, 0])
  })

  it('counts calls by operation and status for good', () => {
    const journal = createJournal(500)
    for (const status of [200, 200, 503]) journal.record('a', { ...call, status })
    journal.record('b', { ...call, operation: 'cart.addPlan' })
    journal.drop('a')
    expect(journal.counts()).toEqual([
      { operation: 'cart.addDevice', status: 200, calls: 2 },
      { operation: 'cart.addDevice', status: 503, calls: 1 },
      { operation: 'cart.addPlan', status: 200, calls: 1 },
    ])
  })

  it('holds a bounded number of bytes of what happened to a world beside its calls', () => {
    const journal = createJournal(8000)
    const event = { at: 0, kind: 'command-run' as const, sentence: 'x'.repeat(100), details: { a: 'y'.repeat(20_000) } }
    for (let made = 0; made < 50; made += 1) journal.note('a', event)
    expect(journal.bytes()).toBeLessThanOrEqual(1000)
    expect(journal.eventsOf('a').at(-1)).toMatchObject({ after: 0, nth: 50, event: { sentence: event.sentence } })
    expect(journal.eventsOf('a').at(-1)?.event.details).toBeUndefined()
  })

  it('tells who follows, and only as long as they do', () => {
    const journal = createJournal()
    const told: string[] = []
    const stop = journal.follow('a', { wake: () => told.push('news'), end: () => told.push('end') })
    journal.record('a', call)
    journal.record('b', call)
    journal.drop('a')
    stop()
    journal.record('a', call)
    expect(told).toEqual(['news', 'end'])
  })
})

describe('the answers of a journal', () => {
  const answer = (text: string) => ({ status: 200, realAt: 0, duration: 1, size: text.length, text, headers: {} })

  it('are bounded for all worlds together: the oldest texts go, and their calls stay', () => {
    const journal = createJournal(undefined, { answerBytes: 5000 })
    const calls = ['a', 'b', 'c', 'd'].map((world) => {
      const made = { ...call }
      journal.record(world, made)
      journal.answer(made, answer(world.repeat(1000)))
      return made
    })
    expect(calls.map((made: RecordedCall) => made.answer?.text !== undefined)).toEqual([false, true, true, true])
    expect(calls.map((made: RecordedCall) => made.answer?.size)).toEqual([1000, 1000, 1000, 1000])
    expect(journal.bytes()).toBeLessThanOrEqual(4 * 400 + 5000)
  })

  it('of one operation that are alike are kept once, until the last goes', () => {
    const journal = createJournal(undefined, { answerBytes: 100_000 })
    const [first, again] = ['a', 'b'].map((world) => {
      const made = { ...call }
      journal.record(world, made)
      journal.answer(made, answer('x'.repeat(50_000)))
      return made as RecordedCall
    })
    expect(journal.bytes()).toBeLessThan(60_000)
    journal.drop('a')
    expect(first?.answer?.text).toBeUndefined()
    expect(again?.answer?.text).toHaveLength(50_000)
    journal.drop('b')
    expect(journal.bytes()).toBe(0)
  })

  it('go with their world', () => {
    const journal = createJournal()
    const made = { ...call }
    journal.record('a', made)
    journal.answer(made, answer('text'))
    journal.drop('a')
    expect(journal.bytes()).toBe(0)
  })

  it('go with their call', () => {
    const journal = createJournal(1000)
    const made = { ...call }
    journal.record('a', made)
    journal.answer(made, answer('text'))
    for (let later = 0; later < 3; later += 1) journal.record('a', { ...call })
    expect((made as RecordedCall).answer?.text).toBeUndefined()
  })
})
