import { defineTexts } from '@soe/shop-platform'

export const promoTexts = defineTexts(
  {
    title: 'Before your cart',
    pageTitle: 'Offers for your cart',
    description: 'What your cart has earned, and what would make it complete.',
    ready: 'Your cart is complete, with every offer that it has earned.',
    open: 'Your cart is not complete yet. Offers count once it is.',
    loading: 'Looking for offers',
    goToCart: 'Go to your cart',
    working: 'Opening your cart',
    emptyTitle: 'Offers start with a device',
    emptyBody: 'Choose one and come back: what goes with it shows here.',
    shop: 'Shop devices',
  },
  {
    title: 'Antes de tu carrito',
    pageTitle: 'Ofertas para tu carrito',
    description: 'Lo que tu carrito ha ganado y lo que le falta para estar completo.',
    ready: 'Tu carrito está completo, con todas las ofertas que ha ganado.',
    open: 'Tu carrito aún no está completo. Las ofertas cuentan cuando lo esté.',
    loading: 'Buscando ofertas',
    goToCart: 'Ir a tu carrito',
    working: 'Abriendo tu carrito',
    emptyTitle: 'Las ofertas empiezan con un equipo',
    emptyBody: 'Elige uno y vuelve: aquí aparece lo que va con él.',
    shop: 'Ver equipos',
  },
)
