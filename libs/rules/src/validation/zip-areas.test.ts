import { statesOfZip } from './zip-areas'

it.each([
  ['04101', ['ME']],
  ['30004', ['GA']],
  ['00501', ['NY']],
  ['00901', ['PR']],
  ['06390', ['CT', 'NY']],
  ['09012', ['AE']],
  ['34002', ['AA']],
  ['96201', ['AP']],
  ['73301', ['TX']],
  ['96910', ['GU', 'MP', 'PW', 'FM', 'MH']],
  ['99950', ['AK']],
  ['30004-1234', ['GA']],
  ['００９０１', ['PR']],
  ['00401', []],
])('ZIP code %s lies in %j', (zipCode, states) => {
  expect(statesOfZip(zipCode)).toEqual(states)
})
