import { readWeights } from './read-weights.mjs'

const spec = (title: string, ...annotations: { type: string; description: string }[]) => ({
  title,
  tests: [{ annotations }],
})

describe('readWeights', () => {
  it('reads the weight of each page, however deep its suite', () => {
    const weighed = spec('/smartphones/ loads at most 110 kB of JavaScript', {
      type: 'weight',
      description: '108.5 kB in 14 files',
    })
    expect(readWeights({ suites: [{ suites: [{ specs: [weighed] }] }] })).toEqual({ '/smartphones/ scripts': 108.5 })
  })

  it('leaves out tests that weigh nothing', () => {
    expect(readWeights({ specs: [spec('/smartphones/'), spec('/ loads at most 110 kB of JavaScript')] })).toEqual({})
  })
})
