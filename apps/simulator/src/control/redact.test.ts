import { redact } from './redact'

describe('what is read of a call', () => {
  it.each([
    ['a card number', { payment: { cardNumber: '4111111111111111' } }, { payment: { cardNumber: '[redacted]' } }],
    ['a security code', { securityCode: '123' }, { securityCode: '[redacted]' }],
    ['a password', { loginPassword: 'hunter2' }, { loginPassword: '[redacted]' }],
    ['a PIN', { pin: '1234', accountPin: '9' }, { pin: '[redacted]', accountPin: '[redacted]' }],
    [
      'a token',
      { gRecaptchaResponse: 'x', checkoutToken: ['a'] },
      { gRecaptchaResponse: '[redacted]', checkoutToken: '[redacted]' },
    ],
    ['an address of a person', { emailId: 'a@b.example' }, { emailId: '[redacted]' }],
    ['an e-mail in a text', { note: 'write to a.b@c.example now' }, { note: 'write to [e-mail] now' }],
    ['a card number in a text', { note: 'pay 4111 1111-1111 1111.' }, { note: 'pay [card number].' }],
    ['what is in lists', [{ emailId: 'a@b.example' }], [{ emailId: '[redacted]' }]],
    ['an e-mail as a name', { 'a@b.example': 1 }, { '[e-mail]': 1 }],
  ])('hides %s', (_, given, shown) => {
    expect(redact(given)).toEqual(shown)
  })

  it.each([
    { shipping: 'STANDARD', qty: 2, isNewLine: true, planId: null },
    { mtn: '2075550148', zipCode: '04101', productId: 'dev14000001' },
    { enableEmailandTextNotification: true },
    undefined,
  ])('leaves %j alone', (given) => {
    expect(redact(given)).toEqual(given)
  })

  it('leaves what it was given as it was', () => {
    const given = { emailId: 'a@b.example' }
    redact(given)
    expect(given).toEqual({ emailId: 'a@b.example' })
  })
})
