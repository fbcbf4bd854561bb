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
    ordered: (today: string, monthly: string) => `Paid ${today} today, then ${monthly}/mo`,
    orderedToday: (today: string) => `Paid ${today} today`,
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
    ordered: (today, monthly) => `Pagaste ${today} hoy, luego ${monthly}/mes`,
    orderedToday: (today) => `Pagaste ${today} hoy`,
  },
)
