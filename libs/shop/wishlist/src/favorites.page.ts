import type { PageRecord } from '@soe/shop-platform'

export const favoritesPage: PageRecord = {
  file: 'favorites-page',
  addresses: { Favorites: 'commerce 2.1' },
  bar: 'B1',
  tracked: [{ name: 'sharedcart', when: ({ parameters }) => parameters.wid !== undefined }, 'favorites'],
}
