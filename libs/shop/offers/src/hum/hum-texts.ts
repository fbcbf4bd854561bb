import { termLabel } from '@soe/shop-basket'
import { defineTexts } from '@soe/shop-platform'

export const humTexts = defineTexts(
  {
    title: 'Set up your Hum',
    description: 'Choose how to pay for the device in your car.',
    payment: 'How do you want to pay?',
    perMonth: '/mo',
    term: (months: number) => termLabel(months),
    next: 'A data plan comes next. Plug the device in after it arrives, and it finds the network by itself.',
    gone: 'This device is no longer sold.',
    goToCart: 'Go to your cart',
  },
  {
    title: 'Configura tu Hum',
    description: 'Elige cómo pagar el equipo de tu auto.',
    payment: '¿Cómo quieres pagar?',
    perMonth: '/mes',
    term: (months) => (months > 0 ? `${months} meses` : 'Precio completo'),
    next: 'Después viene un plan de datos. Conecta el equipo cuando llegue y encontrará la red por sí solo.',
    gone: 'Este equipo ya no se vende.',
    goToCart: 'Ir a tu carrito',
  },
)
