import { jsonTokens } from './json-tokens'

it.each(['  "id": "C-1",', '  "due": -4.5e2,', '  "is \\"it\\"": true, null', '  "a": "b: 1"', '{'])(
  'keeps all of %p in its pieces',
  (line) =>
    expect(
      jsonTokens(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line),
)

it('distinguishes keys, texts, numbers and words', () => {
  expect(jsonTokens('"a": "1", 2, null').map(({ kind }) => kind)).toEqual([
    'key',
    'plain',
    'text',
    'plain',
    'number',
    'plain',
    'word',
  ])
})
