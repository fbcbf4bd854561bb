import { isState } from './tax-rates'
import { stateOfZip } from './zip-codes'

describe('stateOfZip', () => {
  it.each([
    ['30004', 'GA'],
    ['04101', 'ME'],
    ['02108', 'MA'],
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

  it.each(['00000', '00501', '00901', '09001', '26900', '34000', '96200'])('knows no state for %s', (zipCode) =>
    expect(stateOfZip(zipCode)).toBeUndefined(),
  )

  it('names only states that have a tax rate', () => {
    const states = Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`))
    const named = new Set(states.filter((state) => state !== undefined))
    expect([...named].filter((state) => !isState(state))).toEqual([])
    expect(named.size).toBe(51)
  })
})
