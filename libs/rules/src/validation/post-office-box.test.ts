import { hasLetters, postOfficeBoxOf } from './post-office-box'

it.each([
  ['PO Box 12', '12'],
  ['P.O. Box 1200', '1200'],
  ['p o box #7', '7'],
  ['POB 12-A', '12-A'],
  ['Post Office Box 9', '9'],
  ['Apartado postal 3', '3'],
  ['14 Commercial St', undefined],
  ['12 Boxwood Ln', undefined],
  ['3 Pobble Rd', undefined],
])('%s is the box %s', (text, expected) => expect(postOfficeBoxOf(text)).toBe(expected))

it.each([
  ['###', false],
  ['12', false],
  ['1 Ávila', true],
  ['東京', true],
])('%s has letters: %s', (text, expected) => expect(hasLetters(text)).toBe(expected))
