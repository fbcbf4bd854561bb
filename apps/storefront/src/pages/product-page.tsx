import { ProductPage } from '@soe/shop-devices'
import { Suspense } from 'react'
import { renderPageHeart } from './catalogue-heart'
import { useCatalogueLocation } from './catalogue-location'
import { productHead } from './lazy-product-head'
import { missingProduct } from './missing-product'

export const Page = () => {
  const location = useCatalogueLocation()
  return (
    <ProductPage
      key={location.slug}
      {...location}
      renderHeart={renderPageHeart}
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
