import type { SimulatorClient } from './create-simulator-client'
import { withWorld } from './with-world'

/** Only what lending a world needs. */
const lender = (dropped: string[]) =>
  ({
    makeWorld: async ({ persona = 'prospect' } = {}) => ({ id: 'w1', persona, seed: 1, now: '' }),
    dropWorld: async (world) => void dropped.push(world),
  }) as Partial<SimulatorClient> as SimulatorClient

describe('a lent world', () => {
  it('is dropped when the work is done, and the result is handed back', async () => {
    const dropped: string[] = []
    const result = await withWorld(lender(dropped), { persona: 'prepay' }, async ({ persona }) => {
      expect(dropped).toEqual([])
      return persona
    })
    expect([result, dropped]).toEqual(['prepay', ['w1']])
  })

  it('is dropped when the work fails', async () => {
    const dropped: string[] = []
    const failing = withWorld(lender(dropped), {}, () => Promise.reject(new Error('sunk')))
    await expect(failing).rejects.toThrow('sunk')
    expect(dropped).toEqual(['w1'])
  })
})
