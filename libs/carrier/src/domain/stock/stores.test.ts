import { plainLocationCode } from './stores'

describe('the location code of a store', () => {
  it('goes without hyphens', () => {
    expect(plainLocationCode('12-345-6')).toBe('123456')
  })
})
