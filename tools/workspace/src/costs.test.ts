import { describeCosts } from './costs.mjs'

it('tells the core-minutes of a run, and its ten dearest files first', () => {
  const costs = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, coreSeconds: index }))
  const [total, ...dearest] = describeCosts(costs, 126)
  expect(total).toBe('2.1 core-minutes: 1.1 in test files, 1.0 in builds, gates and starts')
  expect(dearest).toHaveLength(10)
  expect(dearest[0]).toBe('    11.0 s  11.test.ts')
})
