import { money, times } from './money'

it.each([
  [45.99, '$45.99'],
  [-45.99, '−$45.99'],
  [0, '$0.00'],
])('%d dollars read %s', (dollars, text) => {
  expect(money(dollars)).toBe(text)
})

it('several of a kind cost exactly that many times the one', () => {
  expect([times(29.99, 3), times(0.1, 3)]).toEqual([89.97, 0.3])
})
