import { linesOf } from './raw-panel'

const value = {
  none: [],
  left: undefined,
  carts: [{ id: 'a' }, { id: 'b', lines: [1, 2] }],
  locks: [{ id: 'c', to: null }],
}
const text = JSON.stringify(value, null, 2).split('\n')

const shown = (path: (string | number)[]) => {
  const range = linesOf(value, path)
  return (
    range &&
    text
      .slice(range.from, range.to + 1)
      .map((line) => line.trim())
      .join(' ')
  )
}

describe('the lines of a value in its JSON', () => {
  it.each([
    [['carts', 0], '{ "id": "a" },'],
    [['carts', 1, 'lines'], '"lines": [ 1, 2 ]'],
    [['carts', 1, 'lines', 1], '2'],
    [['none'], '"none": [],'],
    [['locks', 0, 'to'], '"to": null'],
  ])('%j', (path, expected) => {
    expect(shown(path)).toBe(expected)
  })

  it('are all of them for the whole, and none for what is not there', () => {
    expect(linesOf(value, [])).toEqual({ from: 0, to: text.length - 1 })
    expect(linesOf(value, ['left'])).toBeUndefined()
    expect(linesOf(value, ['carts', 2])).toBeUndefined()
    expect(linesOf(value, ['carts', 'x', 'y'])).toBeUndefined()
  })
})
