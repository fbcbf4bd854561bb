import { throttleEntries, ThrottleEntrySchema } from './throttle-entry.schema'

const isEntry = (text: string) => ThrottleEntrySchema.safeParse(text).success

describe('a throttle entry', () => {
  it.each([...throttleEntries, 'R_K_S_1', 'R_K_S_SMARTPHONES', 'NSA_REDIRECT_TH_PLANS'])('may be %s', (entry) =>
    expect(isEntry(entry)).toBe(true),
  )
  it.each(['', 'R_K_S_', 'NSA_REDIRECT_TH_', 'R_K_S_a b', 'videochatenabled', 'EA_X', 'XEA_C'])('is not %p', (entry) =>
    expect(isEntry(entry)).toBe(false),
  )
})
