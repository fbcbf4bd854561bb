import { compareBench, compareFigure, toRows } from './compare-bench.mjs'
import type { Bench } from './figures.mjs'

const figure = { name: 'grid', unit: 'milliseconds', better: 'lower' } as const

describe('compareFigure', () => {
  it.each([
    ['worse', [{ grid: 100 }], [{ grid: 110 }]],
    ['same', [{ grid: 100 }], [{ grid: 104 }]],
    ['new', [{ other: 1 }], [{ grid: 110 }]],
    ['not measured', [{ grid: 100 }], [{ other: 1 }]],
    ['not measured', [{ grid: 100 }], [{ grid: Number.NaN }]],
    ['not measured', [{ grid: Number.NaN }], [{ grid: 110 }]],
    ['not measured', [], [{ grid: 110 }]],
  ])('is %s of %j and then %j', (verdict, base, own) => {
    expect(compareFigure(figure, { base, own }).verdict).toBe(verdict)
  })
})

/** A bench whose builds measure 100 and 90, and which notes who is measured and closed. */
const notingBench = (noted: string[]): Bench => ({
  command: 'npm run bench:noting',
  rounds: 2,
  figures: [figure],
  load: async () => async (root) => ({
    measure: async () => {
      noted.push(root)
      if (root === 'broken') throw new Error('no such build')
      return { grid: root === 'base' ? 100 : 90 }
    },
    close: () => noted.push(`${root} closed`),
  }),
})

describe('compareBench', () => {
  const options = { base: 'base', own: 'own', rounds: 2, isQuick: false }

  it('measures both builds in turn, the first one changing, and closes both', async () => {
    const noted: string[] = []
    const compared = await compareBench(notingBench(noted), options)
    expect(noted).toEqual(['base', 'own', 'own', 'base', 'base closed', 'own closed'])
    expect(toRows(compared)).toEqual([['grid', '100 ms', '90 ms', '0.900', '0.900 to 0.900', 'better']])
  })

  it('says of each figure of a bench that fails that it was not measured', async () => {
    const noted: string[] = []
    jest.spyOn(console, 'error').mockReturnValue()
    const compared = await compareBench(notingBench(noted), { ...options, base: 'broken' })
    expect(compared).toEqual([{ name: 'grid', unit: 'milliseconds', verdict: 'not measured' }])
    expect(noted).toEqual(['broken', 'broken closed', 'own closed'])
  })
})
