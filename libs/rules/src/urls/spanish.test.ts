import { baseAfter } from './spanish'

it.each([
  ['/smartphones', ''],
  ['/espanol/smartphones', '/espanol'],
  ['/sales/next/expresscart.html?lang=espanol', '/espanol'],
  ['/sales/next/Espanol/plans.html', '/espanol'],
])('after %s the shop goes on at %j', (url, base) => {
  expect(baseAfter(url)).toBe(base)
})
