import { defineTexts } from '@soe/shop-platform'

export const saleTexts = defineTexts(
  {
    rep: (customer: string) => `You are selling to ${customer}.`,
    repDetail: (id: string, domain: string) => `Representative ${id}, ${domain}. The order is placed in your name.`,
    store: (store: string) => `You take everything with you from ${store}.`,
    storeDetail: 'Nothing is shipped. Show the confirmation on your way out.',
  },
  {
    rep: (customer: string) => `Estás vendiendo a ${customer}.`,
    repDetail: (id: string, domain: string) => `Representante ${id}, ${domain}. El pedido se hace a tu nombre.`,
    store: (store: string) => `Te llevas todo de ${store}.`,
    storeDetail: 'No se envía nada. Muestra la confirmación al salir.',
  },
)
