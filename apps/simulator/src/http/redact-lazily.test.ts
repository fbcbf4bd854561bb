import { redactLazily } from './refuse-invalid'

const many = Object.fromEntries(Array.from({ length: 1000 }, (_, place) => [`name-${place}`, place]))

describe('a large value', () => {
  const shown = redactLazily({
    note: 'pay 4111111111111111',
    password: 'hunter2',
    secret: { ...many },
    inside: { ...many, pin: '1234', list: Array.from({ length: 1000 }, () => 'a@b.example') },
  }) as Record<string, unknown>
  const inside = shown['inside'] as Record<string, unknown>

  it('is redacted wherever it is looked at', () => {
    expect([shown['note'], shown['password'], shown['secret'], inside['pin'], inside['name-3']]).toEqual([
      'pay [card number]',
      '[redacted]',
      '[redacted]',
      '[redacted]',
      3,
    ])
    expect((inside['list'] as string[])[999]).toBe('[e-mail]')
  })

  it('is of the kind and has the names that it had', () => {
    expect([Array.isArray(inside['list']), (inside['list'] as string[]).length]).toEqual([true, 1000])
    expect(Object.keys(shown)).toEqual(['note', 'password', 'secret', 'inside'])
  })
})

it('a small value is redacted at once', () => {
  expect(redactLazily({ pin: '1', qty: 2 })).toEqual({ pin: '[redacted]', qty: 2 })
})
