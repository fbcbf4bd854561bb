import type { Product } from '@soe/contracts'
import { productMeta } from '@soe/shop-devices'
import { usePageMeta, useShop } from '@soe/shop-platform'

/** What a product's page wants in the document's head. */
export const ProductHead = ({ product, isPrepaid }: { product: Product; isPrepaid: boolean }) => {
  const { origin } = useShop().environment.location
  usePageMeta(productMeta(product, { origin, isPrepaid }))
  return null
}
