import type { ProductCategory, Product } from '@soe/contracts'
import { listProducts } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { useQueries } from '@tanstack/react-query'
import { promoOf } from '@soe/shop-basket'

/** The most prominent product first. */
export const inOfferOrder = (products: readonly Product[]): readonly Product[] =>
  products
    .filter((product) => promoOf(product) !== undefined)
    .toSorted((left, right) => left.featuredRank - right.featuredRank)

export const offerCategories = ['smartphones', 'watches', 'tablets'] as const satisfies readonly ProductCategory[]

/** The products with a promotion, over all categories of devices. */
export const useOffers = () => {
  const shop = useShop()
  return useQueries({
    queries: offerCategories.map((category) => ({
      ...readQuery(shop, listProducts, { query: { category } }),
      meta: { showsError: true },
    })),
    combine: (reads) => ({
      products: reads.every(({ data }) => data)
        ? inOfferOrder(reads.flatMap(({ data }) => data?.products ?? []))
        : undefined,
      hasFailed: reads.some(({ isError }) => isError),
      isFetching: reads.some(({ isFetching }) => isFetching),
      retry: () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    }),
  })
}
