import type { CheckoutDetails } from '@soe/contracts'
import { isLeftBehind } from './use-following-address'

const pier = { addressLine1: '1 Pier Rd', city: 'Portland', state: 'ME', zipCode: '04101' }
const oak = { addressLine1: '22 Oak Ave', city: 'Bangor', state: 'ME', zipCode: '04401' }
const ana = { firstName: 'Ana', lastName: 'Roe' }
const bo = { firstName: 'Bo', lastName: 'Roe' }

const details = (who: object, home: object, shippingAddress?: object) =>
  ({ contact: { ...who, serviceAddress: home }, ...(shippingAddress && { shippingAddress }) }) as CheckoutDetails

it.each([
  ['the street that was corrected', details(ana, oak, { ...ana, ...pier }), true],
  ['the name that was corrected', details(bo, pier, { ...ana, ...pier }), true],
  ['nothing else', details(ana, pier, { ...ana, ...pier }), false],
  ['an order that goes to someone else', details(ana, oak, { ...bo, ...pier }), false],
  ['an order that goes nowhere yet', details(ana, oak), false],
])('with %s, what went to Ana on Pier Rd is left behind: %#', (_, after, expected) => {
  expect(isLeftBehind(details(ana, pier, { ...ana, ...pier }), after)).toBe(expected)
})
