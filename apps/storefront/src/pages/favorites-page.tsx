import { readParameters } from '@soe/rules'
import { RecommendedForYou } from '@soe/shop-recommendations'
import { useIdentity, usePageMeta, useShop } from '@soe/shop-platform'
import { Favorites, favoritesMeta, HeartButton } from '@soe/shop-wishlist'
import { useSearch } from 'wouter'

export const Page = () => {
  const { wid } = readParameters(useSearch())
  const { audience } = useIdentity()
  usePageMeta(favoritesMeta(useShop().language))
  return (
    <>
      <Favorites wid={wid} />
      {audience === 'signed-in' && (
        <RecommendedForYou
          pageContext="Wishlist"
          renderHeart={(product, sku) => <HeartButton product={product} sku={sku} context="wishlist" />}
        />
      )}
    </>
  )
}
