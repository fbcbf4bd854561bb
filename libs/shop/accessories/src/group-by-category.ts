import type { RecommendedProduct } from '@soe/contracts'

export interface AccessoryGroup {
  readonly category: string
  readonly items: readonly RecommendedProduct[]
}

/** The category of accessories without one. */
const otherCategory = 'more'

/** The accessories of each category, in the order that the carrier gives; empty categories are left out. */
export const groupByCategory = (
  items: readonly RecommendedProduct[],
  categories: readonly string[],
): readonly AccessoryGroup[] => {
  const categoryOf = ({ product: { categoryType = otherCategory } }: RecommendedProduct) =>
    categories.includes(categoryType) ? categoryType : otherCategory
  return [...new Set([...categories, otherCategory])].flatMap((category) => {
    const own = items.filter((item) => categoryOf(item) === category)
    return own.length > 0 ? [{ category, items: own }] : []
  })
}
