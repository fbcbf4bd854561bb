import { isHomeOnly, readHomeAccountType } from './home-account'

it.each([
  ['vzt', true],
  ['VZT', true],
  ['vzw', false],
  ['vzw|vzt', false],
  ['', false],
])('the line of business %j is home alone: %s', (lineOfBusiness, expected) => {
  expect(isHomeOnly(lineOfBusiness)).toBe(expected)
})

it.each([
  ['FIOS', 'FIOS'],
  ['5ghome', '5GHOME'],
  ['LTEHOME', 'LTEHOME'],
  ['PHONE', undefined],
  [undefined, undefined],
])('%j is the type %j of a home-internet account', (text, expected) => {
  expect(readHomeAccountType(text)).toBe(expected)
})
