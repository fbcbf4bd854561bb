import { addressWords } from './address-words'

it.each([
  ['/smartphones/orbit-12-prro/', 'orbit 12 prro'],
  ['/sales/digital/no_such.page.html', 'no such page'],
  ['/tel%C3%A9fonos/nuevo%20mar', 'nuevo mar'],
  ['/broken%E0/', 'broken E0'],
  ['/', ''],
])('of %s are "%s"', (path, words) => {
  expect(addressWords(path)).toBe(words)
})
