import { cardDigits, isCardNumber, simChoicesOf, simTypeOf, switchChoicesOf } from './sim-choice'

describe('the SIM of an own device', () => {
  it.each([
    [['ESIM', 'PSIM'] as const, ['esim', 'mail', 'store', 'own-card']],
    [['ESIM'] as const, ['esim']],
    [['PSIM'] as const, ['mail', 'store', 'own-card']],
    [[] as const, []],
  ])('of a device that takes %j is one of %j', (simTypes, choices) => {
    expect(simChoicesOf([...simTypes])).toEqual(choices)
  })

  it('comes from a store only while the device is added', () => {
    expect(switchChoicesOf(['ESIM', 'PSIM'])).toEqual(['esim', 'mail', 'own-card'])
  })

  it('is a card unless it is an eSIM', () => {
    expect(simTypeOf('esim')).toBe('ESIM')
    expect(simTypeOf('own-card')).toBe('PSIM')
  })

  it('has a card number of twenty digits', () => {
    expect(cardDigits('8901 4103 2111 1851 0720 9')).toBe('89014103211118510720')
    expect(isCardNumber('8901410321111851072')).toBe(false)
    expect(isCardNumber('89014103211118510720')).toBe(true)
  })
})
