import { deriveState } from './address-specs'

describe('the state of an address, once its ZIP code is another', () => {
  it.each([
    ['is that of a ZIP code in one state', '04101', 'PR', 'ME'],
    ['stays where the ZIP code is not whole', '0410', 'PR', 'PR'],
    ['stays where the ZIP code lies in it and in others', '06390', 'NY', 'NY'],
    ['is for the shopper to choose where the ZIP code lies in others', '06390', 'ME', ''],
  ])('%s (%s after %s)', (_, zipCode, state, derived) => {
    expect(deriveState({ zipCode, state }, { zipCode: '00901', state })).toEqual({ state: derived })
  })

  it('is not touched by other fields', () => {
    const values = { zipCode: '04101', state: 'VT' }
    expect(deriveState(values, values)).toEqual({})
  })
})
