import { readParameters } from '@soe/rules'
import { RecommendedForYou } from '@soe/shop-recommendations'
import { useIdentity, usePageMeta } from '@soe/shop-platform'
import { Favorites, useFavoriteIds, useFavoritesMeta } from '@soe/shop-wishlist'
import { useSearch } from 'wouter'

export const Page = () => {
  const { wid, campaignName } = readParameters(useSearch())
  const { audience } = useIdentity()
  const link = { wid, campaignName }
  usePageMeta(useFavoritesMeta(link))
  const saved = useFavoriteIds()
  return (
    <>
      <Favorites link={link} />
      {audience === 'signed-in' && saved && <RecommendedForYou pageContext="Wishlist" without={saved} />}
    </>
  )
}
