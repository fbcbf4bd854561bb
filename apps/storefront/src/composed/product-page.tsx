import type { Product, Sku } from '@soe/contracts'
import { ProductPage } from '@soe/shop-devices'
import { optionalPart } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { renderPageHeart } from './catalogue-heart'
import { MissingProduct } from './missing-product'

const NotifyMe = optionalPart(() => import('@soe/shop-wishlist/notify-me').then((module) => module.NotifyMe), 'idle')

/** Only what is sold out has it, once scripts run. */
const SoldOut = (props: { product: Product; sku: Sku }) => {
  const ready = useReady()
  if (!ready) return null
  return <NotifyMe {...props} context="catalogue" />
}

/** One element: drawn by the server, it stays as it is where the page above it renders again before its code has come. */
const missing = <MissingProduct />

export const Page = () => (
  <ProductPage
    renderHeart={renderPageHeart}
    renderSoldOut={(product, sku) => <SoldOut product={product} sku={sku} />}
    renderMissing={() => missing}
  />
)
