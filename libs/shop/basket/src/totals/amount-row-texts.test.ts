import type { AmountRow } from '@soe/contracts'
import { amountRowTexts, rowLabel } from './amount-row-texts'

it.each<[Omit<AmountRow, 'amount'>, string, string]>([
  [{ code: 'down-payment', name: 'Orbit 12 Pro' }, 'Down payment, Orbit 12 Pro', 'Pago inicial, Orbit 12 Pro'],
  [{ code: 'security-deposit' }, 'Security deposit', 'Depósito de garantía'],
  [{ code: 'donation', name: 'Harbor Light Fund' }, 'Donation to Harbor Light Fund', 'Donación a Harbor Light Fund'],
  [{ code: 'instalment', name: 'Orbit 12 Pro', quantity: 36 }, 'Orbit 12 Pro, 36 months', 'Orbit 12 Pro, 36 meses'],
  [{ code: 'instalment' }, 'Device', 'Equipo'],
  [{ code: 'bundle-discount' }, 'Bundle', 'Paquete'],
  [{ code: 'trade-in-discount' }, 'Trade-in', 'Intercambio'],
  [{ code: 'bundle-discount', quantity: 20 }, 'Bundle, 20% off', 'Paquete, 20\u00A0% menos'],
  [{ code: 'tax', zipCode: '04101' }, 'Estimated tax for 04101', 'Impuesto estimado para 04101'],
  [{ code: 'plan' }, 'First month of service', 'Primer mes de servicio'],
  [{ code: 'plan', name: 'Mainsail Unlimited' }, 'Mainsail Unlimited', 'Mainsail Unlimited'],
])('the row %j is called "%s", or "%s"', (row, english, spanish) => {
  const amount = { ...row, amount: 1 }
  expect(rowLabel(amountRowTexts('en'), amount)).toBe(english)
  expect(rowLabel(amountRowTexts('es'), amount)).toBe(spanish)
})
