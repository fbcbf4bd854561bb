import { foldText, readText, readZipCode } from './read-text'

it.each([
  ['letters that nobody sees', '\u3164\u2800\u180e\ufe0f\u200b\u00ad\u{e0001}', ''],
  ['a selector of emoji', '04101\ufe0f', '04101'],
  ['a Mongolian separator', '(207) 555\u180e-0148', '(207) 555-0148'],
  ['full-width digits', '\uff10\uff14\uff11\uff10\uff11', '04101'],
  ['spaces around it', '  Maren\u00a0', 'Maren'],
  ['letters with accents', 'Zoë', 'Zoë'],
])('a text is read without %s', (_, typed, read) => expect(readText(typed)).toBe(read))

it.each([
  ['ＯＲＢＩＴ', 'orbit'],
  ['Cámara', 'camara'],
  ['Pip\u200bEarbuds', 'pipearbuds'],
])('%s is searched as %s', (typed, folded) => expect(foldText(typed)).toBe(folded))

it('reads a ZIP code pasted with letters that nobody sees', () => expect(readZipCode('04101\u3164-2300')).toBe('04101'))
