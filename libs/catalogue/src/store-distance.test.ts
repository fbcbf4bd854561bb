import { stores } from './shipping'
import { milesToStore } from './store-distance'

it.each([
  ['its own ZIP code', '04101', '0412001', 0.5],
  ['the ZIP code next to it', '04106', '0412001', 2.7],
  ['a ZIP code with its add-on', '04101-2203', '0412001', 0.5],
  ['a post office box in the same area', '04112', '0412001', 4],
  ['an area of post office boxes', '90101', '3000401', 1938.7],
  ['another state', '98101', '0412001', 2482.2],
  ['an island', '00901', '3000401', 1558.5],
  ['the other end of its city', '30004', '3000401', 4.2],
])('from %s, %s to %s, it is %d miles', (_, zipCode, locationCode, miles) => {
  expect(milesToStore(zipCode, locationCode)).toBeCloseTo(miles, 1)
})

it('knows no way from or to what is nowhere', () => {
  expect(milesToStore('00000', '0412001')).toBeUndefined()
  expect(milesToStore('04101', '9999999')).toBeUndefined()
})

it('knows where each store is', () => {
  expect(stores.filter(({ zipCode, locationCode }) => !(Number(milesToStore(zipCode, locationCode)) < 5))).toEqual([])
})
