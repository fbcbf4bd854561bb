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
    ['two e-mails in a text', 'a@b.example,c@d.example', '[e-mail],[e-mail]'],
    ['a card number as a number', { number: 4111111111111111 }, { number: '[card number]' }],
    [
      'a transfer PIN',
      { transferPin: '445566', billing_pin: 1 },
      { transferPin: '[redacted]', billing_pin: '[redacted]' },
    ],
    ['a social security number in a text', { note: 'I am 123-45-6789' }, { note: 'I am [SSN]' }],
    ['a code in a text', { note: 'cvv 123, PIN: 4455' }, { note: 'cvv [redacted], PIN: [redacted]' }],
    ['a password in a text', { note: 'my password is hunter2!' }, { note: 'my password is [redacted]' }],
    ['a token in an address', '/pay?token=abc123&step=2', '/pay?token=[redacted]&step=2'],
    ['a bearer', 'Bearer abcdefgh.ijk', 'Bearer [redacted]'],
    ['what is in lists', [{ emailId: 'a@b.example' }], [{ emailId: '[redacted]' }]],
    ['an e-mail as a name', { 'a@b.example': 1 }, { '[e-mail]': 1 }],
  ])('hides %s', (_, given, shown) => {
    expect(redact(given)).toEqual(shown)
  })

  it.each([
    { shipping: 'STANDARD', qty: 2, isNewLine: true, planId: null },
    { mtn: '2075550148', zipCode: '04101', productId: 'dev14000001' },
    { enableEmailandTextNotification: true },
    { at: 1_763_702_000_000, note: 'pinned my password reset', shipin: 'x', shipping: 'FREE' },
    'x'.repeat(300_000),
    undefined,
  ])('leaves %.60j alone', (given) => {
    expect(redact(given)).toEqual(given)
  })

  it('shows e-mail addresses where they are asked for, and nothing else', () => {
    const given = { emailId: 'a@b.example', note: 'a@b.example paid 4111111111111111', cardNumber: '1' }
    expect(redact(given, { emails: '1' })).toEqual({
      emailId: 'a@b.example',
      note: 'a@b.example paid [card number]',
      cardNumber: '[redacted]',
    })
  })

  it('leaves what it was given as it was', () => {
    const given = { emailId: 'a@b.example' }
    redact(given)
    expect(given).toEqual({ emailId: 'a@b.example' })
  })
})
