import { buildPagePath } from '@soe/shop-journey'
import type { Language, PageMeta } from '@soe/shop-platform'
import { wishlistTexts } from './wishlist-texts'

export const favoritesMeta = (language: Language): PageMeta => {
  const { documentTitle, description } = wishlistTexts(language)
  return { title: documentTitle, description, canonical: buildPagePath('Favorites') }
}
