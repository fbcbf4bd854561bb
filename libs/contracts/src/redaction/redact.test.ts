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
    [
      'the number of a line',
      { mtn: '2075550148', mobile: '12075550148' },
      { mtn: '[phone number]', mobile: '[phone number]' },
    ],
    ['a phone number as a number', { phoneNumber: 2075550148 }, { phoneNumber: '[phone number]' }],
    ['a phone number without its area', { contactNumber: '555-0148' }, { contactNumber: '[phone number]' }],
    ['a phone number in a text', { note: 'call (207) 555-0148' }, { note: 'call [phone number]' }],
    [
      'phone numbers however they are written',
      '207-555-0148, 207.555.0148, +1 207 555 0148, 2075550148',
      '[phone number], [phone number], [phone number], [phone number]',
    ],
    ['a phone number in an address', '/next?mtn=2075550148&step=2', '/next?mtn=[phone number]&step=2'],
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
    ['an encoded e-mail in a path', '/wishlist/a%40b.example', '/wishlist/[e-mail]'],
    ['an e-mail encoded twice', '/wishlist/a%2540b.example', '/wishlist/[e-mail]'],
    ['an encoded card number in a path', '/pay/4111%201111%201111%201111', '/pay/[card number]'],
    [
      'what a form holds',
      'emailId=a%40b.example&accountPin=1234&step=2',
      'emailId=[redacted]&accountPin=[redacted]&step=2',
    ],
    ['a card number in a form', 'note=4111+1111+1111+1111', 'note=[card number]'],
    ['JSON within a text', { note: '{"cardNumber":"4111","qty":2}' }, { note: '{"cardNumber":"[redacted]","qty":2}' }],
    ['JSON within JSON', '{"a":"{\\"accountPin\\":\\"1\\"}"}', '{"a":"{\\"accountPin\\":\\"[redacted]\\"}"}'],
    ['JSON that was cut off', 'sent {"securityCode":"123', 'sent {"securityCode":"[redacted]"'],
    ['JSON of a log, with backslashes', 'sent {\\"accountPin\\":\\"12\\"}', 'sent {"accountPin":"[redacted]"}'],
    ['letters written by their numbers', 'a\\u0040b.example and c&#64;d.example', '[e-mail] and [e-mail]'],
    ['a card number with dots', '4111.1111.1111.1111', '[card number]'],
    ['a card number with spaces of any kind', '4111\u00a01111\u20091111\u202f1111', '[card number]'],
    ['a card number with dashes of any kind', '4111\u20131111\u20141111\u22121111', '[card number]'],
    ['a card number in wide digits', '\uff14111111111111111', '[card number]'],
    ['a card number behind letters', 'card4111111111111111', 'card[card number]'],
    ['an old card number of thirteen digits', 'x 4222222222222', 'x [card number]'],
    [
      'a name and its value side by side',
      [{ name: 'accountPin', value: '1' }],
      [{ name: 'accountPin', value: '[redacted]' }],
    ],
    ['who signs in by an address', 'https://ann:hunter2@shop.example/x', 'https://[e-mail]/x'],
    ['a web token', 'sent eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'sent [redacted]'],
    ['a web token behind a hyphen', 'x-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'x-[redacted]'],
    ['a card number on lines of its own', 'x 4111\n1111\n1111\n1111', 'x [card number]'],
    ['a card number in a table', '4111 | 1111 | 1111 | 1111', '[card number]'],
    ['a card number of groups of other lengths', '3782 * 822463 * 10005', '[card number]'],
    ['a social security number with spaces', 'SSN is mine: 123 45 6789', 'SSN is mine: [SSN]'],
    ['a card number in base64', { note: btoa('pay 4111111111111111') }, { note: '[redacted]' }],
    ['JSON in base64 within a text', `sent ${btoa('{"accountPin":"1234"}')} on`, 'sent [redacted] on'],
    [
      'a name with letters between its letters',
      { 'Pass-Word': 'a', 'pass.word': 'b', 'pass\u200bword': 'c' },
      { 'Pass-Word': '[redacted]', 'pass.word': '[redacted]', 'pass\u200bword': '[redacted]' },
    ],
    [
      'names in Spanish',
      { contraseña: 'a', clave: 'b', correoElectronico: 'c' },
      { contraseña: '[redacted]', clave: '[redacted]', correoElectronico: '[redacted]' },
    ],
    [
      'what a bank or an authority numbers',
      { iban: 'DE89', routingNumber: '1', bankAccountNumber: '2', birthDate: '1980-02-03', driversLicense: 'S1' },
      {
        iban: '[redacted]',
        routingNumber: '[redacted]',
        bankAccountNumber: '[redacted]',
        birthDate: '[redacted]',
        driversLicense: '[redacted]',
      },
    ],
    ['keys of an API', { 'x-api-key': 'k', csrfToken: 't' }, { 'x-api-key': '[redacted]', csrfToken: '[redacted]' }],
  ])('hides %s', (_, given, shown) => {
    expect(redact(given)).toEqual(shown)
  })

  it.each([
    { shipping: 'STANDARD', qty: 2, isNewLine: true, planId: null },
    { mtn: 'newLine1', zipCode: '04101', productId: 'dev14000001', mobileNumber: '207-555-XXXX' },
    { seconds: 1_763_702_000, exp: '1763702000', share: '345.6789012', account: '9042004311-1' },
    { enableEmailandTextNotification: true },
    { at: 1_763_702_000_000, note: 'pinned my password reset', shipin: 'x', shipping: 'FREE' },
    'x'.repeat(300_000),
    undefined,
    '/smartphones/orbit-12-pro/?sku=a%20b&ts=1795694400000',
    '{"qty": 2, "note": "100% off"}',
    'a1b2c12345678901234567d4e5f60718',
    'the numbers 14000001, 14000002, 14000003 and 2026, 2027, 2028, 2029',
    btoa('nothing to hide in here'),
    { autoclave: 'x', accountNumber: '0720043304-1' },
    { sentence: 'The clock shows 2026-12-24T18:00:00.000Z and runs.', ms: 12.345678901234 },
  ])('leaves %.60j alone', (given) => {
    expect(redact(given)).toEqual(given)
  })

  it('shows e-mail addresses and phone numbers where they are asked for, and nothing else', () => {
    const given = {
      emailId: 'a@b.example',
      mtn: '2075550148',
      note: 'a@b.example paid 4111111111111111',
      cardNumber: '1',
    }
    expect(redact(given, { emails: '1' })).toEqual({
      emailId: 'a@b.example',
      mtn: '2075550148',
      note: 'a@b.example paid [card number]',
      cardNumber: '[redacted]',
    })
  })

  it.each([
    ['letters', 'x'.repeat(1_000_000)],
    ['digits', '1'.repeat(1_000_000)],
    ['digits and spaces', '1 '.repeat(500_000)],
    ['at signs', 'a@'.repeat(500_000)],
    ['percent signs', '%25'.repeat(300_000)],
    ['names without values', 'token='.repeat(150_000)],
    ['quotes', '"a":"'.repeat(200_000)],
    ['base64', btoa('4111 '.repeat(150_000))],
    ['groups', '4111, '.repeat(170_000)],
    ['beginnings of web tokens', 'eyJeyJ-'.repeat(150_000)],
    ['spaces behind the name of a code', `pin${' '.repeat(1_000_000)}x`],
    ['spaces behind the name of a password', `password${' '.repeat(1_000_000)}x`],
    ['brackets', '['.repeat(1_000_000)],
    ['lists in each other', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ])('ends soon with a million %s', (_, text) => {
    // A search that went back over the text would take minutes.
    expect(typeof redact(text)).toBe('string')
  })

  it('leaves what it was given as it was', () => {
    const given = { emailId: 'a@b.example' }
    redact(given)
    expect(given).toEqual({ emailId: 'a@b.example' })
  })
})

it.each(['cid', 'otpCode', 'otp_code', 'jwt', 'idJwt'])('what stands under %s is hidden', (name) => {
  expect(redact({ [name]: 'abc123' })).toEqual({ [name]: '[redacted]' })
})

it.each(['кто@почта.рф', 'संपर्क@डाटामेल.भारत', 'info@xn--80a1acny.xn--p1ai', '用户@例子.公司'])(
  'an address in another alphabet is hidden: %s',
  (address) => {
    expect(redact(`write to ${address}, please`)).toBe('write to [e-mail], please')
  },
)
