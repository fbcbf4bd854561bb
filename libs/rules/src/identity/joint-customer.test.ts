import { isJointCustomer } from './joint-customer'

it.each([
  ['vzw|vzt', true],
  ['vzt|vzw', true],
  ['vzw', false],
  ['vzt', false],
  ['vzp', false],
  ['', false],
])('of %j: %s', (lineOfBusiness, expected) => {
  expect(isJointCustomer(lineOfBusiness)).toBe(expected)
})
