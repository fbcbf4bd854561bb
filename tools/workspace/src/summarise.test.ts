import { summarise } from './summarise.mjs'

const count = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped, failures: [] })

describe('summarise', () => {
  it('lists every suite and closes with the sum alone on a line', () => {
    const { lines, ok } = summarise(
      new Map([
        ['world', count(3)],
        ['rules', count(4)],
      ]),
    )
    expect(lines).toEqual([
      '  rules                    4 passed, 0 failed',
      '  world                    3 passed, 0 failed',
      '7 passed, 0 failed',
    ])
    expect(ok).toBe(true)
  })

  it.each([
    ['a failed test', new Map([['rules', count(4, 1)]]), '4 passed, 1 failed'],
    ['a skipped test', new Map([['rules', count(4, 0, 1)]]), '4 passed, 0 failed'],
    [
      'a suite without a report',
      new Map([
        ['rules', count(4)],
        ['world', undefined],
      ]),
      '4 passed, 0 failed',
    ],
    [
      'a suite without a test',
      new Map([
        ['rules', count(4)],
        ['world', count(0)],
      ]),
      '4 passed, 0 failed',
    ],
    ['no suite at all', new Map(), '0 passed, 0 failed'],
  ])('fails on %s', (_, suites, closing) => {
    const { lines, ok } = summarise(suites)
    expect(ok).toBe(false)
    expect(lines.at(-1)).toBe(closing)
  })

  it('says which suite wrote no report', () => {
    expect(summarise(new Map([['world', undefined]])).lines[0]).toBe('  world                    wrote no report')
  })

  it('names what failed next to the sum', () => {
    const { lines } = summarise(new Map([['cart', { ...count(2, 1), failures: ['a: no row'] }]]))
    expect(lines.slice(1)).toEqual(['Failed', '  a: no row', '2 passed, 1 failed'])
  })
})
