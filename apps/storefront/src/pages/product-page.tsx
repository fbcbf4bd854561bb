import type { Product, Sku } from '@soe/contracts'
import { ProductPage } from '@soe/shop-devices'
import { prepared } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { Suspense } from 'react'
import { renderPageHeart } from './catalogue-heart'
import { useCatalogueLocation } from './catalogue-location'
import { productHead } from './lazy-product-head'
import { missingProduct } from './missing-product'

const notifyMe = prepared(() => import('@soe/shop-wishlist/notify-me').then((each) => each.NotifyMe), 'idle')

/** Only what is sold out has it, once scripts run. */
const SoldOut = (props: { product: Product; sku: Sku }) => {
  const ready = useReady()
  if (!ready) return null
  return (
    <Suspense>
      <notifyMe.Component {...props} context="catalogue" />
    </Suspense>
  )
}

export const Page = () => {
  const location = useCatalogueLocation()
  return (
    <ProductPage
      key={location.slug}
      {...location}
      renderHeart={renderPageHeart}
      renderSoldOut={(product, sku) => <SoldOut product={product} sku={sku} />}
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
