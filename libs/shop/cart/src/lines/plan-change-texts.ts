import { defineTexts } from '@soe/shop-platform'

export const planChangeTexts = defineTexts(
  {
    title: 'Plan changes',
    forNumber: (number: string) => `For ${number}, from its next bill`,
    removeOf: (plan: string) => `Remove ${plan}`,
  },
  {
    title: 'Cambios de plan',
    forNumber: (number: string) => `Para ${number}, desde su próxima factura`,
    removeOf: (plan: string) => `Quitar ${plan}`,
  },
)
