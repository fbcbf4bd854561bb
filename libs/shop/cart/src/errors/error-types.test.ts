import { readErrorType } from './error-types'

it.each([
  [{ type: 'SCHEDULED_ORDER' }, 'SCHEDULED_ORDER'],
  [{ type: 'FRAUD_X' }, 'FRAUD_X'],
  [{ id: '208' }, 'CASE_RETRIEVAL'],
  [{ id: '999' }, 'GENERIC'],
  [{ type: 'toString' }, 'GENERIC'],
  [{}, 'GENERIC'],
])('the error of the address %j is %s', (query, expected) => {
  expect(readErrorType(query as Record<string, string>)).toBe(expected)
})
