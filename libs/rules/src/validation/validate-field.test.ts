import { isEmail } from './is-email'
import { stateNames } from './states'
import { plainPhone, validateField, type FieldKind } from './validate-field'

describe('an email address', () => {
  it.each([
    'ada@halyard.test',
    'a.b+c@mail.halyard.co',
    'ADA@HALYARD.COM',
    '"ada lovelace"@halyard.test',
    'ada@[192.168.0.1]',
    'a_b-c@x-y.io',
  ])('%s is well formed', (value) => {
    expect(isEmail(value)).toBe(true)
  })

  it.each([
    '',
    'ada',
    'ada@',
    '@halyard.test',
    'ada@halyard',
    'ada@halyard.t',
    'ada@halyard.t3',
    'ada@@halyard.test',
    'ada..b@halyard.test',
    '.ada@halyard.test',
    'ada@-halyard.test',
    'ada@halyard..test',
    'ada lovelace@halyard.test',
    'ada@192.168.0.1',
    'ada@[192.168.0]',
    'ada@[192.168.0.999]',
    'ada@halyard.test,bob@halyard.test',
    'ada<b>@halyard.test',
    'adá@halyard.test',
    `${'a'.repeat(120)}@halyard.test`,
  ])('%s is not', (value) => {
    expect(isEmail(value)).toBe(false)
  })

  it('is judged at once, however long the text', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toBe(false)
  })
})

describe('a field', () => {
  it.each<[FieldKind, string, string | null]>([
    ['required', 'x', null],
    ['required', '  ', 'validation.required'],
    ['email', 'ada@halyard.test', null],
    ['email', ' ada@halyard.test ', null],
    ['email', 'ada', 'validation.email'],
    ['email', '', 'validation.required'],
    ['zipCode', '30004', null],
    ['zipCode', ' 04101', null],
    ['zipCode', '30004-1234', null],
    ['zipCode', '\u200B３０００４', null],
    ['zipCode', '3 0 0 0 4', null],
    ['zipCode', '30004 – 1234', null],
    ['zipCode', '3000', 'validation.zipCode'],
    ['zipCode', '300045', 'validation.zipCode'],
    ['zipCode', '3000a', 'validation.zipCode'],
    ['zipCode', '00501', null],
    ['zipCode', '00000', 'validation.zipCode'],
    ['phone', '5550100001', null],
    ['phone', '(555) 010-0001', null],
    ['phone', 'tel:+1-555-010-0001', null],
    ['phone', '555‑010–0001', null],
    ['phone', '555\u00A0010\u00A00001', null],
    ['phone', '\u202A(555) 010-0001\u202C', null],
    ['zipCode', '\u206630004\u2069', null],
    ['phone', '+1 555.010.0001', null],
    ['phone', '555010001', 'validation.phone'],
    ['phone', '25550100001', 'validation.phone'],
    ['phone', '555010000a', 'validation.phone'],
    ['phone', '000 000 0000', 'validation.phone'],
    ['phone', '+1 123 456 7890', 'validation.phone'],
    ['state', 'GA', null],
    ['state', 'ga', 'validation.state'],
    ['state', 'XX', 'validation.state'],
  ])('of kind %s with "%s" shows %j', (kind, value, message) => {
    expect(validateField(kind, value)).toBe(message)
  })

  it('of a phone is sent as ten digits', () => {
    expect(plainPhone('+1 (555) 010-0001')).toBe('5550100001')
  })

  it('of a state knows the fifty, the district and two territories once each', () => {
    expect(new Set(Object.keys(stateNames)).size).toBe(53)
    expect(Object.keys(stateNames)).toHaveLength(53)
  })
})

describe('a state', () => {
  const names = Object.entries(stateNames)

  it('is found by typing its name into the list, and the carrier gets its letters', () => {
    const typed = names.map(([code, name]) => [name, names.find(([, shown]) => shown.startsWith(name))?.[0], code])
    expect(typed.filter(([, found, code]) => found !== code)).toEqual([])
    expect(names.filter(([code]) => code !== 'PR' && code !== 'VI')).toHaveLength(51)
    expect(names.find(([, name]) => name.startsWith('Maine'))?.[0]).toBe('ME')
  })
})
