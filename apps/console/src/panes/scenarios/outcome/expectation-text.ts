import { isRecord } from '@soe/contracts'
import { wordOf } from '../text/word-of'
import type { WrittenExpectation } from '../text/written-scenario'

const countText = (count: unknown): string => {
  if (typeof count !== 'object' || count === null) return wordOf(count)
  const { min, max } = count as { min?: unknown; max?: unknown }
  if (min === undefined || min === 0) return `at most ${wordOf(max)}`
  if (min === max) return wordOf(max)
  return max === undefined ? `at least ${wordOf(min)}` : `${wordOf(min)} to ${wordOf(max)}`
}

/** The number that a count ends in: "at least 1" is once. */
const lastOf = (count: unknown): unknown => {
  if (typeof count !== 'object' || count === null) return count
  const { min, max } = count as { min?: unknown; max?: unknown }
  return max ?? min
}

const timesText = (count: unknown): string => {
  if (count === 0) return 'never'
  if (lastOf(count) !== 1) return `${countText(count)} times`
  return countText(count).replace(/\b1$/, 'once')
}

const oneOrMore = (value: unknown, between: string): string =>
  Array.isArray(value) ? value.map(wordOf).join(between) : wordOf(value)

const narrowing = ({ answered, request }: Pick<WrittenExpectation, 'answered' | 'request'>): string[] => [
  ...(answered === undefined ? [] : [`answered ${oneOrMore(answered, ' or ')}`]),
  ...(isRecord(request) ? [`with ${Object.keys(request).join(', ')}`] : []),
]

const callText = (call: unknown): string =>
  isRecord(call) ? [wordOf(call['on']), ...narrowing(call)].join(' ') : wordOf(call)

const orderText = (order: unknown): string => (Array.isArray(order) ? order.map(callText).join(' → ') : wordOf(order))

const callsText = (expected: WrittenExpectation): string => {
  const how = expected.never ? 'never called' : `called ${timesText(expected.calls)}`
  return [how, ...narrowing(expected)].join(', ')
}

/** An expectation as someone wrote it: what it is about, and what has to come of it. */
export const expectationText = (expected: WrittenExpectation): [what: string, how: string] => {
  const { rule, fired, on, order, event, times, never } = expected
  if (rule !== undefined) return [wordOf(rule), `fires ${timesText(fired)}`]
  if (on !== undefined) return [oneOrMore(on, ', '), callsText(expected)]
  if (event !== undefined) return [wordOf(event), never ? 'never happens' : `happens ${timesText(times)}`]
  return order === undefined ? ['off contract', 'none'] : [orderText(order), 'in this order']
}
