import { isSameAddress, standardAddress } from './standard-address'

const portland = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

describe('standardAddress', () => {
  it.each([
    ['14 commercial street', '14 Commercial St'],
    ['14  COMMERCIAL  Street.', '14 Commercial St'],
    ['9 West Harbor Avenue', '9 W Harbor Ave'],
    ['5530 Windward Pkwy', '5530 Windward Pkwy'],
    ['1 McDougall Lane', '1 McDougall Ln'],
  ])('writes %j as %j', (addressLine1, expected) => {
    expect(standardAddress({ ...portland, addressLine1 }, 'ME')).toEqual({ ...portland, addressLine1: expected })
  })

  it('takes the state from the zip code', () => {
    expect(standardAddress({ ...portland, state: 'GA' }, 'ME').state).toBe('ME')
  })

  it('leaves a good address as it is', () => {
    const given = { ...portland, addressLine2: 'Apt 4' }
    expect(isSameAddress(standardAddress(given, 'ME'), given)).toBe(true)
  })

  it('tells a different second line', () => {
    expect(isSameAddress(portland, { ...portland, addressLine2: 'Apt 4' })).toBe(false)
  })
})
