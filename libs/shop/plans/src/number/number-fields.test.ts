import { emptyNumber, numberErrors, numberRequest, type NumberValues } from './number-fields'

const moving: NumberValues = {
  ...emptyNumber,
  phoneNumber: '(207) 555-0199',
  carrier: ' Old Harbor ',
  accountNumber: 'A-1',
  transferPin: '47 11',
}

describe('the number form', () => {
  it('starts with the carrier’s default zip code', () => {
    expect(numberErrors('new', emptyNumber)).toEqual({})
    expect(numberRequest('new', emptyNumber)).toEqual({ choice: 'new', zipCode: '30004' })
  })

  it.each([
    ['', 'required'],
    ['1234', 'zipCodeError'],
    ['12a45', 'zipCodeError'],
  ])('refuses the zip code %j', (zipCode, error) => {
    expect(numberErrors('new', { ...emptyNumber, zipCode })).toEqual({ zipCode: error })
  })

  it('names every missing field of a number that moves', () => {
    expect(Object.keys(numberErrors('port-in', emptyNumber))).toEqual([
      'phoneNumber',
      'carrier',
      'accountNumber',
      'transferPin',
    ])
  })

  it.each([
    [{ phoneNumber: '207 555' }, { phoneNumber: 'phoneError' }],
    [{ transferPin: '12' }, { transferPin: 'pinError' }],
    [{ transferPin: '1 2-3' }, { transferPin: 'pinError' }],
    [{ phoneNumber: '000 000 0000' }, { phoneNumber: 'noPhoneError' }],
    [{ carrier: '  ' }, { carrier: 'required' }],
  ])('tells what is wrong with %j', (wrong, errors) => {
    expect(numberErrors('port-in', { ...moving, ...wrong })).toEqual(errors)
  })

  it('sends plain digits and no stray spaces', () => {
    expect(numberErrors('port-in', moving)).toEqual({})
    expect(numberRequest('port-in', moving)).toEqual({
      choice: 'port-in',
      phoneNumber: '2075550199',
      carrier: 'Old Harbor',
      accountNumber: 'A-1',
      transferPin: '4711',
    })
  })
})
