import { pickupStores, plainLocationCode } from './stores'

describe('the location code of a store', () => {
  it('goes without hyphens', () => {
    expect(plainLocationCode('12-345-6')).toBe('123456')
  })
})

describe('stores for a pickup', () => {
  it.each([
    ['near two', '04106', undefined, ['0412002', 1.8], ['0412001', 2.7]],
    ['near one', '30004', undefined, ['3000401', 4.2]],
    ['near one, with another chosen', '30004', '0412001', ['3000401', 4.2], ['0412001', 998.2]],
    ['near none', '98101', undefined, ['3000401', 2167.6]],
    ['anywhere', undefined, undefined, ['3000401', undefined], ['0412002', undefined], ['0412001', undefined]],
  ])('%s are told the nearest first', (_, zipCode, chosen, ...expected) => {
    const told = pickupStores(zipCode, chosen).map(({ locationCode, distanceMiles }) => [locationCode, distanceMiles])
    expect(told).toEqual(expected)
  })
})
