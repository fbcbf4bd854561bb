import { defineTexts } from '@soe/shop-platform'

/** What only menus say, whose code comes later. */
export const menuTexts = defineTexts(
  {
    back: 'Back',
    linesAndOffers: 'Lines and offers',
    savedCarts: 'Saved carts',
    orders: 'Orders',
    favorites: 'Favorites',
  },
  {
    back: 'Volver',
    linesAndOffers: 'Líneas y ofertas',
    savedCarts: 'Carritos guardados',
    orders: 'Pedidos',
    favorites: 'Favoritos',
  },
)
