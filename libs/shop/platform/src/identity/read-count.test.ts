import { readCount } from './identity'

describe('a count cookie', () => {
  it.each([
    ['3', 3],
    ['12', 12],
    [' 4 ', 4],
    ['2.9', 2],
    ['0', 0],
    ['false', 0],
    ['abc', 0],
    ['', 0],
    ['NaN', 0],
    ['-1', 0],
    ['9'.repeat(30), 0],
    [undefined, 0],
    [null, 0],
  ])('%j reads as %i', (value, expected) => {
    expect(readCount(value)).toBe(expected)
  })
})
