import { groupImei, imeiDigits } from './imei'

describe('an IMEI', () => {
  it.each([
    ['', ''],
    ['3', '3'],
    ['352', '35 2'],
    ['35209900', '35 209900'],
    ['352099001', '35 209900 1'],
    ['352099001761481', '35 209900 176148 1'],
  ])('%s stands as %s while it is typed', (digits, shown) => {
    expect(groupImei(digits)).toBe(shown)
  })

  it.each(['35-209900-176148-1', ' 35 209900 176148 1 ', '352099001761481999'])('is read from %j', (pasted) => {
    expect(imeiDigits(pasted)).toBe('352099001761481')
  })
})
