import { boxOf, hasLetters } from './post-office-box'

it.each([
  ['PO Box 12', '12'],
  ['P.O. Box 1200', '1200'],
  ['p o box #7', '7'],
  ['POB 12-A', '12-A'],
  ['Post Office Box 9', '9'],
  ['Apartado postal 3', '3'],
  ['Apdo. 31', '31'],
  ['Apartado postal núm. 8', '8'],
  ['P.O. Box No. 12', '12'],
  ['PO Box Number 12', '12'],
  ['P.O.-Box: 12', '12'],
  ['P/O Box 12', '12'],
  ['P0 Box 12', '12'],
  ['Post-Office Box 9', '9'],
  ['P.O. Drawer 4', '4'],
  ['Suite 3, POBox12', '12'],
  ['12 Po Boulevard 3', undefined],
  ['Apt 12', undefined],
  ['Post Office Rd 5', undefined],
  ['14 Commercial St', undefined],
  ['12 Boxwood Ln', undefined],
  ['3 Pobble Rd', undefined],
])('%s is the box %s', (addressLine1, expected) => expect(boxOf({ addressLine1 })).toBe(expected))

it.each([
  ['###', false],
  ['12', false],
  ['1 Ávila', true],
  ['東京', true],
])('%s has letters: %s', (text, expected) => expect(hasLetters(text)).toBe(expected))

it.each([
  [{ addressLine1: 'PO Box 12' }, '12'],
  [{ addressLine1: '14 Commercial St', addressLine2: 'Ｐ.Ｏ. Box １２' }, '12'],
  [{ addressLine1: '14 Commercial St', addressLine2: 'Box spring shop' }, undefined],
])('an address names a box in either line: %o', (address, expected) => expect(boxOf(address)).toBe(expected))
