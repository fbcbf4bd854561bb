import { stateNames } from '@soe/rules'
import { areaCodeOf } from './area-codes'
import { stateOfZip } from './zip-codes'

describe('stateOfZip', () => {
  it.each([
    ['30004', 'GA'],
    ['04101', 'ME'],
    ['02108', 'MA'],
    ['00501', 'NY'],
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['10001', 'NY'],
    ['20001', 'DC'],
    ['39901', 'GA'],
    ['60601', 'IL'],
    ['73301', 'TX'],
    ['88510', 'TX'],
    ['90210', 'CA'],
    ['96801', 'HI'],
    ['99501', 'AK'],
  ])('puts %s in %s', (zipCode, state) => expect(stateOfZip(zipCode)).toBe(state))

  it.each(['00000', '09001', '26900', '34000', '96200', '96910'])('knows no state that is served for %s', (zipCode) =>
    expect(stateOfZip(zipCode)).toBeUndefined(),
  )

  it('reaches every place that orders ship to', () => {
    const found = Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`))
    expect(Object.keys(stateNames).filter((state) => !found.some((place) => place === state))).toEqual([])
  })
})

it.each([
  ['99501', '907'],
  ['90210', '310'],
  ['33101', '305'],
  ['04101', '207'],
  ['30004', '770'],
  ['10001', '212'],
  ['60601', '312'],
  ['75201', '214'],
  ['94105', '415'],
  ['00901', '787'],
  ['96801', '808'],
])('the numbers of %s begin with %s', (zipCode, areaCode) => expect(areaCodeOf(zipCode)).toBe(areaCode))
