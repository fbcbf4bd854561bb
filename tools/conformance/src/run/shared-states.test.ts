import { createSharedStates } from './shared-states'

const createStates = () => {
  const setUp: string[] = []
  const states = createSharedStates((identity) => {
    setUp.push(identity)
    return Promise.resolve({ id: `${identity} ${setUp.length}`, headers: {}, cookies: {} })
  })
  const borrow = async (identity: string) => (await states.borrow(identity)).id
  return { ...states, borrow, setUp }
}

describe('a shared state', () => {
  it('is set up once for each identity', async () => {
    const { borrow, setUp } = createStates()
    expect([await borrow('maren'), await borrow('tomas'), await borrow('maren')]).toEqual([
      'maren 1',
      'tomas 2',
      'maren 1',
    ])
    expect(setUp).toEqual(['maren', 'tomas'])
  })

  it('makes room for a new one before its session can end', async () => {
    const { borrow, setUp } = createStates()
    for (let check = 0; check < 26; check += 1) await borrow('maren')
    expect(setUp).toHaveLength(2)
  })

  it('is lent to nobody else once it may have changed', async () => {
    const { borrow, drop } = createStates()
    await borrow('maren')
    drop('maren')
    expect(await borrow('maren')).toBe('maren 2')
  })
})
