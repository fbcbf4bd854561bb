import { ProductPage } from '@soe/shop-devices'
import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'
import { renderPageHeart } from './catalogue-heart'
import { useCatalogueLocation } from './catalogue-location'
import { productHead } from './lazy-product-head'
import { missingProduct } from './missing-product'

/** Only what is sold out has it. */
const NotifyMe = prepared(async () => (await import('@soe/shop-wishlist/notify-me')).NotifyMe, 'idle')

export const Page = () => {
  const location = useCatalogueLocation()
  return (
    <ProductPage
      key={location.slug}
      {...location}
      renderHeart={renderPageHeart}
      renderSoldOut={(product, sku) => (
        <Suspense>
          <NotifyMe.Component product={product} sku={sku} context="catalogue" />
        </Suspense>
      )}
      renderMissing={() => (
        <Suspense>
          <missingProduct.Component />
        </Suspense>
      )}
      renderMeta={(product) => (
        <Suspense>
          <productHead.Component product={product} isPrepaid={location.isPrepaid} />
        </Suspense>
      )}
    />
  )
}
