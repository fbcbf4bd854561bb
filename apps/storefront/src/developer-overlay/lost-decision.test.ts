import { lostDecision } from './overlay-queries'

const entries = [
  { id: 'w-1', requestId: 'r-1' },
  { id: 'w-2', requestId: 'r-2' },
  { id: 'w-3', requestId: 'r-2' },
  { id: 'w-4', requestId: 'r-2' },
]

const lost = (number: number) => ({ number, requestId: 'r-2' })

it('is not taken for that of the retry, which repeats the request id', () => {
  expect(lostDecision(entries.slice(0, 3), [{ ...lost(2), decision: 'w-3' }, lost(1)], lost(1))).toBe('w-2')
  expect(lostDecision(entries.slice(0, 3), [lost(1)], lost(1))).toBe('w-2')
})

it('is found for each of several that were lost', () => {
  const calls = [{ ...lost(3), decision: 'w-4' }, lost(2), lost(1)]
  expect([1, 2].map((number) => lostDecision(entries, calls, lost(number)))).toEqual(['w-2', 'w-3'])
})

it('is not there where the call never arrived', () => {
  expect(lostDecision(entries.slice(0, 1), [lost(1)], lost(1))).toBeUndefined()
})
