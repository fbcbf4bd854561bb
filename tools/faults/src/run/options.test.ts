import { readOptions } from './options'

test('runs all faults on this checkout unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    root: undefined,
    name: undefined,
    only: [],
    tests: [],
    fromResults: false,
    reachOnly: false,
    every: false,
    maxTests: 60,
    shard: { part: 1, of: 1 },
    workers: 3,
  })
})

test('reads lists, numbers and shards', () => {
  expect(readOptions(['--only', 'a,b', '--tests', 'cart', '--max-tests', '5', '--shard', '2/3'])).toMatchObject({
    only: ['a', 'b'],
    tests: ['cart'],
    maxTests: 5,
    shard: { part: 2, of: 3 },
  })
})

test.each([
  [['--shard', '3/2'], '--shard is a part of a number of parts, such as 1/2; it was 3/2.'],
  [['--max-tests', '0'], '--max-tests is a number from 1; it was 0.'],
  [['--slow'], "Unknown option '--slow'"],
])('refuses %j', (given, message) => {
  expect(() => readOptions(given)).toThrow(message)
})
