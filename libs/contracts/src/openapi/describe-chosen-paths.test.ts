import type { KeyedOperation } from './document'
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
  it('are all of a call that the specification lacks', () => {
    const found = chosenPaths([keyed], [])
    expect(found.map(({ path }) => path)).toEqual(['/auth/x', '/nse/x', '/prepaid/x', '/x'])
    expect(found[0]?.why).toContain('the specification has no such call')
  })

  it('are those of a specified call whose path is not given, each with its reason', () => {
    const found = chosenPaths(
      [keyed],
      row([
        ['/auth/x', 'given'],
        ['/nse/x', 'derived'],
        ['/x', 'extrapolated'],
      ]),
    )
    expect(found.map(({ path, audience, why }) => [path, audience, why.split(/[,:]/)[0]])).toEqual([
      ['/nse/x', 'prospect', 'the specification names the variant without its path'],
      ['/prepaid/x', 'prepay', 'not in the specification'],
      ['/x', 'alias', 'the specification does not name the variant'],
    ])
  })

  it('fill a page', () => {
    expect(describeChosenPaths()).toContain('| `catalogue.listProducts` | GET |')
  })
})
