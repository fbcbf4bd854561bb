import { printable, printableLine, printedLines } from './printable'

it.each([
  ['a command of a terminal', '\u001b[31m', '\\u001b[31m'],
  ['one of C1', 'a\u009bb\u0085', 'a\\u009bb\\u0085'],
  ['a turn of direction', 'gpj.\u202Eexe\u2066', 'gpj.\\u202eexe\\u2066'],
  ['a separator of lines', 'a\u2028::error::b', 'a\\u2028::error::b'],
  ['what XML can’t hold', '\uFFFE\uD800', '\\ufffe\\ud800'],
  ['a command of GitHub', '  ::error title=x::y', '  \\u003a:error title=x::y'],
  ['one after a mark', '\uFEFF::error::y', '\\ufeff::error::y'],
  ['one of Azure, wherever it is', 'z ##vso[task.complete]', 'z \\u0023#vso[task.complete]'],
  ['one of TeamCity', "##teamcity[message text='x']", "\\u0023#teamcity[message text='x']"],
  ['a carriage return', 'a\r::error::b', 'a\\u000d::error::b'],
])('escapes %s', (_what, text, expected) => {
  expect(printable(text)).toBe(expected)
})

it('leaves words of all languages, emoji, addresses and code as they are', () => {
  const text = 'Año, कॉफी, 👩‍👧, std::vector, http://[::1]:4010, a ## b\n\tnext'
  expect(printable(text)).toBe(text)
})

it('keeps what has to stay in its line there', () => {
  expect(printableLine('one\n::error::two\tthree')).toBe('one\\u000a::error::two\\u0009three')
  expect(printedLines(['one\ntwo', '::three'])).toBe('one\\u000atwo\n\\u003a:three')
  expect(printedLines('')).toBe('')
})

it('changes no value of JSON', () => {
  const value = { 'a\u202e': ['::x', '##vso[y]\u009b', '\n\u0000'] }
  expect(JSON.parse(printable(JSON.stringify(value, null, 2)))).toEqual(value)
})

it('takes time that grows with the text alone', () => {
  for (const part of [' ', ':', '#', '#a', '##a', ' ::', '\n  :']) {
    const began = process.cpuUsage()
    printable(part.repeat(200_000))
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
  }
})
