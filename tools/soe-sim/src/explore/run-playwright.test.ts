import { playwrightArguments } from './run-playwright'

it('keeps the test apart from the names of projects', () => {
  const given = playwrightArguments('c.ts', { project: 'desktop', test: '/tests/cart.spec.ts' })
  expect(given).toEqual(['test', '--config', 'c.ts', '--project=desktop', String.raw`/tests/cart\.spec\.ts`])
})
