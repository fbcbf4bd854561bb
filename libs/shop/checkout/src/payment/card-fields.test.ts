import { formatExpiry, groupCardNumber, readCard, readExpiry, validateCard, type CardValues } from './card-fields'

const november = '2026-11-30'

const card: CardValues = {
  cardNumber: '4111 1111 1111 1111',
  expiry: '04/31',
  securityCode: '123',
  nameOnCard: ' Maren Oake ',
  billingZip: '04101',
}

it.each([
  ['', ''],
  ['41', '41'],
  ['41111', '4111 1'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111-1111 1111x1111', '4111 1111 1111 1111'],
  ['41111111111111111234', '4111 1111 1111 1111 123'],
  ['37828', '3782 8'],
  ['378282246310005', '3782 822463 10005'],
])('a card number typed as %j reads %j', (typed, shown) => {
  expect(groupCardNumber(typed)).toBe(shown)
})

it.each([
  ['0', '0'],
  ['04', '04'],
  ['043', '04/3'],
  ['0431', '04/31'],
  ['04/3', '04/3'],
  ['4/31', '4/31'],
  ['042031', '04/2031'],
  ['12 / 2039', '12/2039'],
  [' 12-2039', '12/2039'],
  ['2039-12', '12/2039'],
])('an expiry typed as %j reads %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

it.each([
  ['04/31', { expiryMonth: 4, expiryYear: 2031 }],
  ['4/31', { expiryMonth: 4, expiryYear: 2031 }],
  ['04 / 2031', { expiryMonth: 4, expiryYear: 2031 }],
  ['12 / 2039', { expiryMonth: 12, expiryYear: 2039 }],
  ['2039-12', { expiryMonth: 12, expiryYear: 2039 }],
  ['12–39', { expiryMonth: 12, expiryYear: 2039 }],
  ['１２/３９', { expiryMonth: 12, expiryYear: 2039 }],
  ['13/31', undefined],
  ['00/31', undefined],
  ['0', undefined],
])('the expiry %j means %j', (text, expiry) => {
  expect(readExpiry(text)).toEqual(expiry)
})

describe('a card', () => {
  it.each<[Partial<CardValues>, object]>([
    [{}, {}],
    [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'validation.cardNumber' }],
    [{ cardNumber: '3530 1113 3330 0000' }, { cardNumber: 'validation.cardBrand' }],
    [{ cardNumber: '' }, { cardNumber: 'validation.required' }],
    [{ expiry: '13/31' }, { expiry: 'validation.expiry' }],
    [{ expiry: '10/26' }, { expiry: 'validation.expired' }],
    [{ expiry: '11/26' }, {}],
    [{ securityCode: '12' }, { securityCode: 'validation.securityCode' }],
    [{ securityCode: '1234' }, { securityCode: 'validation.securityCode' }],
    [{ cardNumber: '3782 822463 10005', securityCode: '1234' }, {}],
    [{ securityCode: ' 123 ', billingZip: ' 04101', expiry: '12 / 2039' }, {}],
    [{ nameOnCard: ' ' }, { nameOnCard: 'validation.required' }],
    [{ billingZip: '00000' }, { billingZip: 'validation.zipCode' }],
    [{ billingZip: '0410' }, { billingZip: 'validation.zipCode' }],
  ])('with %j is told %j', (change, errors) => {
    expect(validateCard({ ...card, ...change }, november)).toEqual(errors)
  })

  it('is sent as digits', () => {
    expect(readCard(card)).toEqual({
      paymentType: 'card',
      cardNumber: '4111111111111111',
      expiryMonth: 4,
      expiryYear: 2031,
      securityCode: '123',
      nameOnCard: 'Maren Oake',
      zipCode: '04101',
    })
  })

  it('is sent with as much of a long name as the carrier takes', () => {
    const nameOnCard = `${'a'.repeat(59)} ${'b'.repeat(60)}`
    expect(readCard({ ...card, nameOnCard })).toMatchObject({ nameOnCard: 'a'.repeat(59) })
  })
})
