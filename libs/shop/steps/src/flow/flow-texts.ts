import { defineTexts } from '@soe/shop-platform'

export const flowTexts = defineTexts(
  {
    steps: 'Steps to your order',
    plan: 'Plan',
    number: 'Number',
    accessories: 'Accessories',
    cart: 'Cart',
    checkout: 'Checkout',
    done: 'done',
    soFar: (today: string, monthly: string) => `So far ${today} today, ${monthly}/mo`,
    soFarToday: (today: string) => `So far ${today} today`,
  },
  {
    steps: 'Pasos hasta tu pedido',
    plan: 'Plan',
    number: 'Número',
    accessories: 'Accesorios',
    cart: 'Carrito',
    checkout: 'Pago',
    done: 'listo',
    soFar: (today, monthly) => `Hasta ahora ${today} hoy, ${monthly}/mes`,
    soFarToday: (today) => `Hasta ahora ${today} hoy`,
  },
)
