import { amountRowTexts } from './amount-row-texts'

it.each([
  ['Orbit 12 Pro', 'Down payment, Orbit 12 Pro', 'Pago inicial, Orbit 12 Pro'],
  ['Security deposit', 'Security deposit', 'Depósito de garantía'],
])('what is paid ahead for %s is called "%s", or "%s"', (name, english, spanish) => {
  const row = { code: 'down-payment', name, amount: 1 } as const
  expect(amountRowTexts('en')['down-payment'](row)).toBe(english)
  expect(amountRowTexts('es')['down-payment'](row)).toBe(spanish)
})
