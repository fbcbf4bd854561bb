import { readWeights } from './read-weights.mjs'

const spec = (...annotations: { type: string; description: string }[]) => ({ tests: [{ annotations }] })

describe('readWeights', () => {
  it('reads what each page weighs at each moment, however deep its suite', () => {
    const weights = { takenOver: { scripts: 5, kb: 141.6 }, atRest: { scripts: 64, kb: 216.7 } }
    const weighed = spec({ type: 'weight', description: JSON.stringify({ path: '/smartphones/', weights }) })
    expect(readWeights({ suites: [{ suites: [{ specs: [weighed] }] }] })).toEqual({
      '/smartphones/ takenOver scripts': 5,
      '/smartphones/ takenOver kb': 141.6,
      '/smartphones/ atRest scripts': 64,
      '/smartphones/ atRest kb': 216.7,
    })
  })

  it('leaves out tests that weigh nothing', () => {
    expect(readWeights({ specs: [spec(), spec({ type: 'scripts', description: 'assets/a.js' })] })).toEqual({})
  })
})
