import { createTurns } from './take-turns'

/** Who waits for a second finds a place, at the pace of half a second until turns have ended. */
const turnsOf = (running: number, longestWait = 1000, now = () => 0) =>
  createTurns({ running, longestWait, firstPace: 500, now })

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
  const turns = turnsOf(1)
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
  const turns = turnsOf(1, 500)
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
  const turns = turnsOf(1, 0)
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

it('lets as many wait as the pace of late allows', async () => {
  let now = 0
  const turns = turnsOf(1, 1000, () => now)
  const take = async (length: number) => {
    const turn = visit(turns, new AbortController().signal)
    await begunOf()
    now += length
    turn.end()
    await turn.answer
  }
  const waiting = async () => {
    const visitors = Array.from({ length: 60 }, () => new AbortController())
    const visits = visitors.map(({ signal }) => visit(turns, signal))
    const turnedAway = jest.fn()
    for (const { answer } of visits) void answer.then(turnedAway)
    await begunOf()
    const places = visits.length - 1 - turnedAway.mock.calls.length
    for (const visitor of visitors) visitor.abort()
    for (const { end } of visits) end()
    await begunOf()
    return places
  }
  for (let turn = 0; turn < 100; turn += 1) await take(100)
  expect(await waiting()).toBe(10)
  for (let turn = 0; turn < 100; turn += 1) await take(25)
  expect(await waiting()).toBe(40)
})
