import type { Product } from '@soe/contracts'
import { productMeta, ProductPage } from '@soe/shop-devices'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { renderPageHeart } from './catalogue-heart'
import { useCatalogueLocation } from './catalogue-location'
import { missingProduct } from './missing-product'
import { withBrand } from './with-brand'

const ProductMeta = ({ product, isPrepaid }: { product: Product; isPrepaid: boolean }) => {
  const { origin } = useShop().environment.location
  usePageMeta(withBrand(productMeta(product, { origin, isPrepaid })))
  return null
}

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
      renderMeta={(product) => <ProductMeta product={product} isPrepaid={location.isPrepaid} />}
    />
  )
}
