import type { Product } from '@soe/contracts'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { productMeta } from './product-meta'

/** What a product's page wants in the document's head. */
export const ProductHead = ({ product, isPrepaid }: { product: Product; isPrepaid: boolean }) => {
  const { environment, base } = useShop()
  const { origin } = environment.location
  usePageMeta(productMeta(product, { origin, base, isPrepaid }))
  return null
}
