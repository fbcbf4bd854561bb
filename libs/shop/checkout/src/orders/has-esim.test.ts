import type { CartLine } from '@soe/contracts'
import { hasEsim } from './has-esim'

const card = { simType: 'PSIM', description: 'Physical SIM' } as const

const device = (cartItemType: string) => ({ cartItemType }) as CartLine['deviceItem']

it.each<[string, Partial<CartLine>, boolean]>([
  ['an eSIM', { simItem: { simType: 'ESIM', description: 'eSIM' } }, true],
  ['a card', { simItem: card }, false],
  ['a second number', { secondNumber: { isSecondNumber: true } }, true],
  ['a device of the shop', { deviceItem: device('DEVICE') }, true],
  ['a device of the shop and a card', { deviceItem: device('DEVICE'), simItem: card }, false],
  ['a device of the shopper’s own that keeps its card', { deviceItem: device('BYOD') }, false],
  ['accessories alone', {}, false],
])('a line with %s', (_, line, has) => {
  expect(hasEsim(line as CartLine)).toBe(has)
})
