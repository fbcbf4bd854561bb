import type { AmountRow } from '@soe/contracts'
import { defineTexts } from '@soe/shop-platform'

/** The carrier's name of the row that is a deposit, and no down payment of a device. */
const deposit = 'Security deposit'

const named =
  (downPayment: string, depositLabel: string) =>
  ({ name }: AmountRow) =>
    name === deposit ? depositLabel : [downPayment, name].filter(Boolean).join(', ')

/** Labels of the rows of an amount; `name` is a product's own and is not translated. */
export const amountRowTexts = defineTexts(
  {
    device: ({ name = 'Device' }: AmountRow) => name,
    'down-payment': named('Down payment', deposit),
    accessories: () => 'Accessories',
    'bundle-discount': ({ quantity }: AmountRow) => `Bundle, ${quantity}% off`,
    'promo-discount': ({ name }: AmountRow) => name ?? 'Promotion',
    activation: () => 'Activation',
    delivery: () => 'Delivery',
    tax: () => 'Sales tax',
    instalment: ({ name = 'Device', quantity }: AmountRow) => `${name}, ${quantity} months`,
    plan: ({ name }: AmountRow) => name ?? 'First month of service',
    protection: ({ name }: AmountRow) => name ?? 'Protection',
    feature: ({ name }: AmountRow) => name ?? 'Feature',
    donation: ({ name }: AmountRow) => (name ? `Donation to ${name}` : 'Donation'),
  },
  {
    device: ({ name = 'Equipo' }: AmountRow) => name,
    'down-payment': named('Pago inicial', 'Depósito de garantía'),
    accessories: () => 'Accesorios',
    'bundle-discount': ({ quantity }: AmountRow) => `Conjunto, ${quantity}% menos`,
    'promo-discount': ({ name }: AmountRow) => name ?? 'Promoción',
    activation: () => 'Activación',
    delivery: () => 'Envío',
    tax: () => 'Impuesto sobre ventas',
    instalment: ({ name = 'Equipo', quantity }: AmountRow) => `${name}, ${quantity} meses`,
    plan: ({ name }: AmountRow) => name ?? 'Primer mes de servicio',
    protection: ({ name }: AmountRow) => name ?? 'Protección',
    feature: ({ name }: AmountRow) => name ?? 'Función',
    donation: ({ name }: AmountRow) => (name ? `Donación a ${name}` : 'Donación'),
  },
)
