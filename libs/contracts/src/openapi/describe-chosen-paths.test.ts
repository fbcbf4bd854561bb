import type { KeyedOperation } from './keyed-operation'
import { chosenPaths, describeChosenPaths } from './describe-chosen-paths'

const keyed = {
  key: 'cart.addDevice',
  operation: {
    method: 'POST',
    metadata: { paths: { 'signed-in': '/auth/x', prospect: '/nse/x', prepay: '/prepaid/x' }, aliases: ['/x'] },
  },
} as unknown as KeyedOperation

const row = (paths: [path: string, status: 'given' | 'derived' | 'extrapolated'][]) => [
  {
    id: 'E041',
    operation: 'cart.addDevice' as const,
    method: 'POST' as const,
    paths: paths.map(([path, status]) => ({ audience: 'bare' as const, path, status })),
  },
]

describe('the chosen paths', () => {
  it('are all of a call that nobody told of', () => {
    const found = chosenPaths([keyed], [])
    expect(found.map(({ path }) => path)).toEqual(['/auth/x', '/nse/x', '/prepaid/x', '/x'])
    expect(found[0]?.why).toContain('no call is told for this')
  })

  it('are those of a told call whose spelling is not given, each with its reason', () => {
    const found = chosenPaths(
      [keyed],
      row([
        ['/auth/x', 'given'],
        ['/nse/x', 'derived'],
        ['/x', 'extrapolated'],
      ]),
    )
    expect(found.map(({ path, audience, why }) => [path, audience, why.split(/[,:]/)[0]])).toEqual([
      ['/nse/x', 'prospect', 'the variant is told without its spelling'],
      ['/prepaid/x', 'prepay', 'not told'],
      ['/x', 'alias', 'the variant is not told'],
    ])
  })

  it('fill a page', () => {
    expect(describeChosenPaths()).toContain('| `catalogue.listProducts` | GET |')
  })
})
