import { isPostOfficeBox } from './is-post-office-box'

it.each([
  ['PO Box 12', true],
  ['P.O. Box 1200', true],
  ['p o box #7', true],
  ['POB 12', true],
  ['Post Office Box 9', true],
  ['Apartado postal 3', true],
  ['14 Commercial St', false],
  ['12 Boxwood Ln', false],
  ['3 Pobble Rd', false],
])('%s: %s', (text, expected) => expect(isPostOfficeBox(text)).toBe(expected))
