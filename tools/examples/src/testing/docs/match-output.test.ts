import { matchesOutput } from './match-output'

const id = '5f0c2d'

describe('what a page says is printed', () => {
  it.each([
    ['{"ok":true}', '{ "ok": true }\n', true],
    ['{"ok":true}', '{"ok":false}', false],
    ['{"ok":true}', '{"ok":true,"more":1}', false],
    ['{"id":"…","rules":1}', `{"id":"${id}","rules":1}`, true],
    ['{"id":"…","rules":1}', `{"id":"${id}","rules":2}`, false],
    ['{"id":…', `{"id":"${id}","rules":2}`, true],
    ['"now":"2026-11-20T23:14:07.201Z"', '"now":"2027-01-01T00:00:00.000Z"', true],
    ['"now":"2026-11-20T23:14:07.201Z"', '"now":"soon"', false],
    ['a (b) [c] 1.0', 'a (b) [c] 1.0', true],
    ['1.0', '1x0', false],
    ['the last\nof several', 'the first\nthe last of\nseveral', true],
  ])('%j, of %j: %s', (claim, output, fits) => {
    expect(matchesOutput(claim, output)).toBe(fits)
  })
})
