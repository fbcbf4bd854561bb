import { createTurns } from './take-turns'

const never = new AbortController().signal

/** Takes a turn, and returns what ends it. */
const visit = (turns: ReturnType<typeof createTurns>, signal = never) => {
  let end: (value: string | Promise<string>) => void = () => undefined
  const work = new Promise<string>((resolve) => (end = resolve))
  const begun = jest.fn(() => work)
  return { begun, end: (value: string | Promise<string> = 'drawn') => end(value), answer: turns(signal, begun) }
}

/** Which of them run, once all that can has happened. */
const begunOf = async (...visits: readonly ReturnType<typeof visit>[]) => {
  await new Promise(setImmediate)
  return visits.map(({ begun }) => begun.mock.calls.length)
}

it('runs so many at a time, lets so many wait in order, and turns the rest away', async () => {
  const turns = createTurns({ running: 1, waiting: 2 })
  const visits = [visit(turns), visit(turns), visit(turns), visit(turns)] as const
  expect(await visits[3].answer).toBeUndefined()
  expect(await begunOf(...visits)).toEqual([1, 0, 0, 0])
  visits[0].end()
  expect([await visits[0].answer, await begunOf(...visits)]).toEqual(['drawn', [1, 1, 0, 0]])
  visits[1].end(Promise.reject(new Error('broken')))
  await expect(visits[1].answer).rejects.toThrow('broken')
  visits[2].end()
  expect(await visits[2].answer).toBe('drawn')
  expect(await begunOf(visit(turns))).toEqual([1])
})

it('leaves the line to others where the shopper has left or has waited for too long', async () => {
  const turns = createTurns({ running: 1, waiting: 1 })
  const first = visit(turns)
  const gone = new AbortController()
  const second = visit(turns, gone.signal)
  gone.abort()
  expect(await second.answer).toBeUndefined()
  const third = visit(turns)
  first.end()
  third.end()
  expect([await third.answer, await begunOf(second)]).toEqual(['drawn', [0]])
  expect(await visit(turns, gone.signal).answer).toBeUndefined()
})

it('is answered in time, and keeps its place for as long as it runs', async () => {
  const turns = createTurns({ running: 1, waiting: 0 })
  const late = new AbortController()
  const stuck = visit(turns, late.signal)
  expect(await begunOf(stuck)).toEqual([1])
  late.abort()
  expect(await stuck.answer).toBeUndefined()
  expect(await visit(turns).answer).toBeUndefined()
  stuck.end()
  expect(await begunOf(stuck, visit(turns))).toEqual([1, 0])
  expect(await begunOf(visit(turns))).toEqual([1])
})
