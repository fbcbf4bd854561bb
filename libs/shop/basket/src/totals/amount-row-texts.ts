import type { AmountRow } from '@soe/contracts'
import { defineTexts, useTexts } from '@soe/shop-platform'

const listed = (label: string, more: string | number | undefined, unit = ''): string =>
  more ? `${label}, ${more}${unit}` : label

/** Labels of the rows of an amount, where a row's `name` is a product's own, is not translated, and stands for plain words. */
export const amountRowTexts = defineTexts(
  {
    device: 'Device',
    'down-payment': ({ name }: AmountRow) => listed('Down payment', name),
    'security-deposit': 'Security deposit',
    accessories: 'Accessories',
    'bundle-discount': ({ quantity }: AmountRow) => listed('Bundle', quantity, '% off'),
    'promo-discount': 'Promotion',
    'offer-discount': ({ name = 'Offer', quantity }: AmountRow) => listed(name, quantity && `on ${quantity}`, ' bills'),
    'trade-in-discount': ({ name }: AmountRow) => listed('Trade-in', name),
    activation: 'Activation',
    delivery: 'Delivery',
    tax: 'Sales tax',
    taxOnAll: 'Sales tax, on full device prices',
    taxAt: (zipCode: string) => `Estimated tax for ${zipCode}`,
    onFullPrices: ', on full device prices',
    instalment: ({ name = 'Device', quantity }: AmountRow) => listed(name, quantity, ' months'),
    plan: 'First month of service',
    'without-auto-pay': 'Without Auto Pay',
    protection: 'Protection',
    feature: 'Feature',
    donation: ({ name }: AmountRow) => (name ? `Donation to ${name}` : 'Donation'),
  },
  {
    device: 'Equipo',
    'down-payment': ({ name }: AmountRow) => listed('Pago inicial', name),
    'security-deposit': 'Depósito de garantía',
    accessories: 'Accesorios',
    'bundle-discount': ({ quantity }: AmountRow) => listed('Paquete', quantity, '\u00A0% menos'),
    'promo-discount': 'Promoción',
    'offer-discount': ({ name = 'Oferta', quantity }: AmountRow) =>
      listed(name, quantity && `en ${quantity}`, ' facturas'),
    'trade-in-discount': ({ name }: AmountRow) => listed('Intercambio', name),
    activation: 'Activación',
    delivery: 'Envío',
    tax: 'Impuesto sobre ventas',
    taxOnAll: 'Impuesto sobre el precio completo',
    taxAt: (zipCode: string) => `Impuesto estimado para ${zipCode}`,
    onFullPrices: ', sobre el precio completo',
    instalment: ({ name = 'Equipo', quantity }: AmountRow) => listed(name, quantity, ' meses'),
    plan: 'Primer mes de servicio',
    'without-auto-pay': 'Sin pago automático',
    protection: 'Protección',
    feature: 'Función',
    donation: ({ name }: AmountRow) => (name ? `Donación a ${name}` : 'Donación'),
  },
)

/** What a row is called; a tax is an estimate for a ZIP code until the order has an address. */
export const rowLabel = (labels: ReturnType<typeof amountRowTexts>, row: AmountRow, isFinanced = false): string => {
  if (row.zipCode !== undefined) return `${labels.taxAt(row.zipCode)}${isFinanced ? labels.onFullPrices : ''}`
  const label = isFinanced && row.code === 'tax' ? labels.taxOnAll : labels[row.code]
  return typeof label === 'string' ? (row.name ?? label) : label(row)
}

export const useRowLabel = () => {
  const labels = useTexts(amountRowTexts)
  return (row: AmountRow, isFinanced?: boolean): string => rowLabel(labels, row, isFinanced)
}
