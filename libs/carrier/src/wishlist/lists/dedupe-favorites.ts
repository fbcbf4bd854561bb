/** One item for each product, in the order first saved; the latest choice of a product wins. */
export const dedupeFavorites = <T extends { productId: string }>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [item.productId, item])).values(),
]
