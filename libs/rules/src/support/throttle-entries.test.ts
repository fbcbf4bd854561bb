import { isThrottleEntry, throttleEntries } from './throttle-entries'

describe('a throttle entry', () => {
  it.each([...throttleEntries, 'R_K_S_1', 'R_K_S_SMARTPHONES'])('may be %s', (entry) =>
    expect(isThrottleEntry(entry)).toBe(true),
  )
  it.each(['', 'R_K_S_', 'R_K_S_a b', 'videochatenabled', 'EA_X'])('is not %p', (entry) =>
    expect(isThrottleEntry(entry)).toBe(false),
  )
})
