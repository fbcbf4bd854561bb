import { alignCalls, isUnlike, type Answered } from './align-calls'

const calls = (text: string): Answered[] =>
  text.split(' ').flatMap((word) => {
    const [operation = '', error] = word.split(':')
    if (operation === '') return []
    return error === undefined ? { operation, status: 200 } : { operation, status: 409, error }
  })

const told = (left: string, right: string): string[] =>
  alignCalls(calls(left), calls(right)).map((pair) => {
    const [before, after] = [pair.left, pair.right].map((call) => call && `${call.operation}${call.error ?? ''}`)
    return `${before ?? '·'} ${isUnlike(pair) ? '≠' : '='} ${after ?? '·'}`
  })

it.each([
  ['alike', 'a b', 'a b', ['a = a', 'b = b']],
  ['answered otherwise', 'a b', 'a b:208', ['a = a', 'b ≠ b208']],
  ['with a call more', 'a c', 'a b c', ['a = a', '· ≠ b', 'c = c']],
  ['with a call less', 'a b c', 'a c', ['a = a', 'b ≠ ·', 'c = c']],
  ['that go on otherwise', 'a b c', 'a d', ['a = a', 'b ≠ ·', 'c ≠ ·', '· ≠ d']],
  ['of which one has made none', '', 'a', ['· ≠ a']],
  ['that have made none', '', '', []],
])('the calls of two worlds %s stand side by side', (_what, left, right, expected) =>
  expect(told(left, right)).toEqual(expected),
)
