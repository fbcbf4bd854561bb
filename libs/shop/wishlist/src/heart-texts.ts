import { defineTexts } from '@soe/shop-platform'

export const heartTexts = defineTexts(
  {
    heart: (name: string) => `Wishlist: ${name}`,
    added: (name: string) => `${name} has been added to your wishlist.`,
    viewWishlist: 'View Wishlist',
    removed: (name: string) => `${name} has been removed from your wishlist.`,
  },
  {
    heart: (name) => `Lista de deseos: ${name}`,
    added: (name) => `${name} se agregó a tu lista de deseos.`,
    viewWishlist: 'Ver lista de deseos',
    removed: (name) => `${name} se quitó de tu lista de deseos.`,
  },
)
