import { defineTexts } from '@soe/shop-platform'

export const heartTexts = defineTexts(
  {
    heart: (name: string) => `Favorites: ${name}`,
    added: (name: string) => `${name} has been added to your favorites.`,
    viewWishlist: 'View favorites',
    removed: (name: string) => `${name} has been removed from your favorites.`,
  },
  {
    heart: (name) => `Favoritos: ${name}`,
    added: (name) => `${name} se agregó a tus favoritos.`,
    viewWishlist: 'Ver favoritos',
    removed: (name) => `${name} se quitó de tus favoritos.`,
  },
)
