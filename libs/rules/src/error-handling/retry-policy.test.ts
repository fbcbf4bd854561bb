import { isRetryStatus, retryDelay, shouldRetry } from './retry-policy'

describe('a retry', () => {
  it.each([
    [0, true],
    [502, true],
    [503, true],
    [504, true],
    [500, false],
    [200, false],
    [401, false],
    [429, false],
  ])('follows status %i: %s', (status, expected) => {
    expect(isRetryStatus(status)).toBe(expected)
    expect(shouldRetry(status, 0)).toBe(expected)
  })

  it('comes once unless a flag asks for more', () => {
    expect(shouldRetry(503, 1)).toBe(false)
    expect(shouldRetry(503, 1, 3)).toBe(true)
    expect(shouldRetry(503, 3, 3)).toBe(false)
    expect(shouldRetry(503, 0, 0)).toBe(false)
  })

  it('waits twice as long each time', () => {
    expect([0, 1, 2, 3].map(retryDelay)).toEqual([200, 400, 800, 1600])
  })
})
