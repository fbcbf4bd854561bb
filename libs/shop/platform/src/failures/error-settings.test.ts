import { readErrorSettings } from './failure-handling'

describe('the count of retries', () => {
  it.each([
    [undefined, 1],
    [3, 3],
    [0, 0],
    [-1, 1],
    [1.5, 1],
    ['3', 1],
  ])('is, with the flag %j, %d', (apiRetryCount, expected) => {
    expect(readErrorSettings(apiRetryCount === undefined ? {} : { apiRetryCount }).retryCount).toBe(expected)
  })
})

describe('the patterns of messages', () => {
  it.each(['globalErrorPatterns', 'downstreamErrorPatterns'] as const)('of the flag %s match in any case', (flag) => {
    const { patterns } = readErrorSettings({ [flag]: 'ORA-\\d+|Backend' })
    const [pattern] = (flag === 'globalErrorPatterns' ? patterns.global : patterns.downstream) ?? []
    expect(['ora-17', 'the backend', 'front'].map((text) => pattern?.test(text))).toEqual([true, true, false])
  })

  it.each(['', '(', true])('of the flag value %j match nothing', (globalErrorPatterns) => {
    expect(readErrorSettings({ globalErrorPatterns }).patterns.global).toEqual([])
  })
})

it('takes the message of a call that is cancelled for its retry', () => {
  expect(readErrorSettings({ retryCancelMessage: 'Hold on.' }).retryCancelMessage).toBe('Hold on.')
  expect(readErrorSettings({ retryCancelMessage: '' }).retryCancelMessage).toBeUndefined()
})
