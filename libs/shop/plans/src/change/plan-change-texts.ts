import { defineTexts } from '@soe/shop-platform'

export const planChangeTexts = defineTexts(
  {
    title: 'Change a plan',
    signInTitle: 'Sign in to change a plan',
    forLine: (name: string, number: string) => `For ${name}, ${number}. The number and the device stay.`,
    today: (plan: string) => `Your plan today is ${plan}.`,
    same: 'Choose another plan to change it.',
    terms: 'Plus taxes and fees, from your next bill',
    change: 'Change to this plan',
  },
  {
    title: 'Cambiar un plan',
    signInTitle: 'Inicia sesión para cambiar un plan',
    forLine: (name: string, number: string) => `Para ${name}, ${number}. El número y el equipo se quedan.`,
    today: (plan: string) => `Tu plan de hoy es ${plan}.`,
    same: 'Elige otro plan para cambiarlo.',
    terms: 'Más impuestos y cargos, desde tu próxima factura',
    change: 'Cambiar a este plan',
  },
)
