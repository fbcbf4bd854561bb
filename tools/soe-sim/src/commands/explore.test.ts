import { explorationOf, recordedTest } from '../testing/recorded-test'
import { runLine } from '../testing/run-line'
import { endingOf } from './explore'

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

describe('explore ends', () => {
  const exploration = explorationOf(recordedTest([{ operation: 'plans.getPlans', page: '/plans' }]))
  const ended = (...statuses: readonly ('green' | 'red' | 'not-reached' | 'broken')[]) => ({
    ...exploration,
    cells: exploration.cells.slice(0, statuses.length).map(({ cell }, at) => ({
      cell,
      result: { id: cell.id, test: cell.test, status: statuses[at] ?? 'green', findings: [], ms: 1 },
    })),
  })

  it.each([
    ['well where all that was run is green', ended('green', 'green'), false, 0],
    ['badly where a cell is red', ended('green', 'red'), false, 1],
    ['badly where a call never came', ended('green', 'not-reached'), false, 1],
    ['badly where a cell could not be judged', ended('green', 'broken'), false, 1],
    ['badly where nothing was run', ended(), true, 1],
    ['badly where it was stopped', exploration, false, 1],
    [
      'well where time has left cells to the next run',
      { ...exploration, cells: [...ended('green').cells, ...exploration.cells.slice(1)] },
      true,
      0,
    ],
  ])('%s', (_, found, isBounded, code) => {
    expect(endingOf(found, isBounded)).toBe(code)
  })
})
