import { defineTexts } from '@soe/shop-platform'

/** What only menus say, whose code comes later. */
export const menuTexts = defineTexts(
  {
    back: 'Back',
    linesAndOffers: 'Lines and offers',
    savedCarts: 'Saved carts',
    favorites: 'Favorites',
    search: 'Search devices and accessories',
  },
  {
    back: 'Volver',
    linesAndOffers: 'Líneas y ofertas',
    savedCarts: 'Carritos guardados',
    favorites: 'Favoritos',
    search: 'Buscar dispositivos y accesorios',
  },
)
