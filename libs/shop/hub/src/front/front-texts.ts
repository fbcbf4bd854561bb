import { counted, defineTexts } from '@soe/shop-platform'

export const frontTexts = defineTexts(
  {
    lines: 'Your lines',
    ready: (names: string) => `Ready to upgrade: ${names}`,
    noneReady: 'None is ready to upgrade yet',
    seeLines: 'See what each may do next',
    cart: 'Your cart',
    waiting: (count: number) => `${counted(count, 'item waits', 'items wait')} for you`,
    savedCarts: 'Saved carts',
    noCart: 'Your cart is empty',
    orders: 'Your orders',
    arrives: (day: string) => `The next one arrives ${day}`,
    nothing: 'Nothing is on its way',
    seeOrders: 'See where each one is',
  },
  {
    lines: 'Tus líneas',
    ready: (names: string) => `Para renovar: ${names}`,
    noneReady: 'Ninguna está lista para renovar',
    seeLines: 'Ve lo que puede hacer cada una',
    cart: 'Tu carrito',
    waiting: (count: number) => (count === 1 ? 'Te espera 1 artículo' : `Te esperan ${count} artículos`),
    savedCarts: 'Carritos guardados',
    noCart: 'Tu carrito está vacío',
    orders: 'Tus pedidos',
    arrives: (day: string) => `El próximo llega el ${day}`,
    nothing: 'No hay nada en camino',
    seeOrders: 'Ve dónde está cada uno',
  },
)
