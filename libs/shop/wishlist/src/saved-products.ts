import type { AnswerOf, Product } from '@soe/contracts'
import type { retrieveWishlist } from '@soe/contracts/routes'
import { initialVariant, type Variant } from './variant'

type Wishlist = AnswerOf<typeof retrieveWishlist>['data']['wishList']

export interface SavedProduct {
  readonly product: Product
  readonly saved: Variant
}

/** Devices and accessories in the order they were saved; entries that are empty are left out. */
export const savedProducts = ({ items, deviceList, accessoryList }: Wishlist): readonly SavedProduct[] => {
  const products = [...deviceList, ...accessoryList].filter(Boolean)
  return items.flatMap(({ productId, sorId }) => {
    const product = products.find((candidate) => candidate.productId === productId)
    const saved = product && initialVariant(product, sorId)
    return saved ? [{ product, saved }] : []
  })
}
