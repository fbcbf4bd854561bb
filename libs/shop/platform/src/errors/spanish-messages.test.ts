import { toSpanish } from './spanish-messages'

it.each([
  ['an error', 'There is nothing in the cart.', 'No hay nada en el carrito.'],
  ['a finding', 'Your plan change is confirmed.', 'Tu cambio de plan está confirmado.'],
])('words the message of %s', (_what, message, spanish) => {
  expect(toSpanish(message)).toBe(spanish)
})

it('leaves a message that it does not know as it is', () => {
  expect(toSpanish('Ask at the counter.')).toBe('Ask at the counter.')
})
