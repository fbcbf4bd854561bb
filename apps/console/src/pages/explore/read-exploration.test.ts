import { matrixOf, readExploration } from './read-exploration'

const cell = (call: string, failure: string, standing = 'green') => ({
  id: `${call} ${failure}`,
  test: 'desktop › buy.spec.ts › buys',
  call,
  failure,
  standing,
  title: 'It goes wrong',
  scenario: { id: 'a' },
})

const file = (...cells: unknown[]) => JSON.stringify({ seconds: 12, cells })

describe('the file of an exploration', () => {
  it.each([
    ['{', 'explore.json is not JSON'],
    ['[]', 'is JSON but no exploration'],
    [file(), 'is JSON but no exploration'],
    [file(cell('cart.addDevice#1', 'hang', 'blue')), 'is JSON but no exploration'],
  ])('%p is refused by name', (text, said) => {
    expect(() => readExploration('explore.json', text)).toThrow(said)
  })

  it('is a matrix of calls and failures, with the worst of the errors of a call', () => {
    const read = readExploration(
      'explore.json',
      file(
        cell('cart.addDevice#1', 'error-committed'),
        cell('cart.addDevice#1', 'error-208'),
        cell('cart.addDevice#1', 'error-CART_LOCKED', 'red'),
        cell('plans.getPlans#1', 'hang', 'pruned'),
      ),
    )
    const { failures, rows } = matrixOf(read)
    expect(failures).toEqual(['error-committed', 'errors', 'hang'])
    expect(rows.map(({ call, entries }) => [call, entries.map(({ standing }) => standing)])).toEqual([
      ['cart.addDevice#1', ['green', 'red', undefined]],
      ['plans.getPlans#1', [undefined, undefined, 'pruned']],
    ])
  })
})
