import type { Product } from '@soe/contracts'
import { productMeta } from '@soe/shop-devices'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { withBrand } from './with-brand'

/** What a product's page wants in the document's head. */
export const ProductHead = ({ product, isPrepaid }: { product: Product; isPrepaid: boolean }) => {
  const { origin } = useShop().environment.location
  usePageMeta(withBrand(productMeta(product, { origin, isPrepaid })))
  return null
}
