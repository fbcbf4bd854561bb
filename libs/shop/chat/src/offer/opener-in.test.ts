import { openerIn } from './opener-in'

it.each([
  ['en', 'Need a hand?', 'Need a hand?'],
  ['en', '', 'our own'],
  ['es', 'Need a hand?', 'our own'],
] as const)('on a page in %s, with "%s" of the carrier, a chat opens with "%s"', (language, carriers, words) => {
  expect(openerIn(language, carriers, 'our own')).toBe(words)
})
