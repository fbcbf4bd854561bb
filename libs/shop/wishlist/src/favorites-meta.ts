import { getSeoDetails } from '@soe/contracts/routes'
import { type PageMeta, pagePath, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { seoQuery, type WishlistLink } from './wishlist-queries'
import { wishlistTexts } from './wishlist-texts'

/** The head of the wishlist page: the carrier's words in English, the shop's own until they come. */
export const useFavoritesMeta = ({ wid }: WishlistLink): PageMeta => {
  const shop = useShop()
  const { documentTitle, description } = useTexts(wishlistTexts)
  const { audience } = useIdentity()
  const hasList = audience === 'signed-in' || (wid !== undefined && audience in getSeoDetails.paths)
  const enabled = shop.language === 'en' && hasList
  const { data } = useQuery({ ...seoQuery(shop), enabled, meta: { silent: true } })
  return {
    title: documentTitle,
    isWholeTitle: true,
    description: data?.seo.description ?? description,
    canonical: pagePath(shop.addresses, 'Favorites'),
  }
}
