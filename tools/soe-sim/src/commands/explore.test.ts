import { runLine } from '../testing/run-line'

it.each([
  [['--time', '8'], '--time is a duration such as PT8M; it was 8.'],
  [['--workers', '0'], '--workers must be a whole number from 1 to 64, not "0".'],
  [['--config', 'nowhere.config.ts'], 'There is no nowhere.config.ts.'],
])('explore refuses %j before it runs anything', async (given, message) => {
  const { code, err } = await runLine(['explore', 'tests/checkout.spec.ts', '--out', '/nowhere/at-all', ...given])
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) })
})

it.each([
  [['--journey', 'nowhere'], 'There is no journey nowhere; there are new-phone, own-device,'],
  [['--journey', 'own-device', 'tests/checkout.spec.ts'], 'Name a test or, with --journey,'],
  [[], 'Name a test or, with --journey,'],
])('explore takes a test or a journey, not %j', async (given, message) => {
  const { code, err } = await runLine(['explore', '--out', '/nowhere/at-all', ...given])
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) })
})
