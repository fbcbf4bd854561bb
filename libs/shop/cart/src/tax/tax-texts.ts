import { defineTexts } from '@soe/shop-platform'

export const taxTexts = defineTexts(
  {
    estimate: 'Sales tax for another ZIP code',
    zipCode: 'ZIP code',
    update: 'Update',
    updating: 'Calculating your tax',
    wrong: 'Enter five digits.',
    updated: (zipCode: string, percent: number) => `Sales tax is ${percent}% in ${zipCode}.`,
  },
  {
    estimate: 'Impuesto para otro código postal',
    zipCode: 'Código postal',
    update: 'Actualizar',
    updating: 'Calculando tu impuesto',
    wrong: 'Ingresa cinco dígitos.',
    updated: (zipCode: string, percent: number) => `El impuesto sobre ventas es del ${percent}\u00A0% en ${zipCode}.`,
  },
)
