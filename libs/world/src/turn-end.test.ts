import { createTurnEnd } from './turn-end'

describe('the end of a turn', () => {
  it('is one promise for all who ask in the same turn, and another in the next', async () => {
    const turnEnd = createTurnEnd()
    const first = turnEnd()
    expect(turnEnd()).toBe(first)
    await first
    expect(turnEnd()).not.toBe(first)
  })

  it('lets those who wait for it take each step together', async () => {
    const turnEnd = createTurnEnd()
    const steps: string[] = []
    const walk = async (name: string) => {
      await turnEnd()
      steps.push(`${name} runs`)
      await Promise.resolve()
      steps.push(`${name} answers`)
    }
    await Promise.all([walk('a'), walk('b')])
    expect(steps).toEqual(['a runs', 'b runs', 'a answers', 'b answers'])
  })
})
