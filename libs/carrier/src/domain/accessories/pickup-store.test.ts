import { depletionType } from './change-accessories'

describe('the depletion type', () => {
  it.each([
    [{ isStorePickup: true }, 'L'],
    [{ flowType: 'SCAN_AND_GO' }, 'L'],
    [{ isStorePickup: false, flowType: '' }, 'F'],
    [{}, 'F'],
  ])('of %j is %s', (facts, type) => {
    expect(depletionType(facts)).toBe(type)
  })
})
