import { differenceWords } from './difference-words'

const secret = 'c636f55f27ecb22fa49b6f30f8f1369c'

it.each([
  [{ collection: 'locks', id: 'C1-a', kind: 'added', fields: [] }, '+ lock C1-a'],
  [{ collection: 'locks', id: '*', kind: 'removed', fields: [] }, '− lock every cart'],
  [{ collection: 'sessions', id: secret, kind: 'changed', fields: [{ path: ['a'] }] }, '~ session …f1369c, 1 field'],
  [
    { collection: 'carts', id: 'C1', kind: 'changed', fields: [{ path: ['a'] }, { path: ['b'] }] },
    '~ cart C1, 2 fields',
  ],
] as const)('a difference is told in few words: %#', (difference, words) => {
  expect(differenceWords({ ...difference, fields: [...difference.fields] })).toBe(words)
})
