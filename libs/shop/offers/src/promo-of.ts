import type { Product } from '@soe/contracts'
import { promoOf } from '@soe/shop-basket'

/** The most prominent product first. */
export const inOfferOrder = (products: readonly Product[]): readonly Product[] =>
  products
    .filter((product) => promoOf(product) !== undefined)
    .toSorted((left, right) => left.featuredRank - right.featuredRank)
