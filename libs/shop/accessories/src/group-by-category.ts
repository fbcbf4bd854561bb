import type { RecommendedProduct } from '@soe/contracts'

export interface AccessoryGroup {
  readonly category: string
  readonly items: readonly RecommendedProduct[]
}

const otherCategory = 'more'

const columns = 3

const widthOf = ({ items }: AccessoryGroup) => Math.min(items.length, columns)

/** The same categories, each row of three columns filled with the next that fits; the reading order is the one seen. */
export const inRows = (groups: readonly AccessoryGroup[]): readonly AccessoryGroup[] => {
  const rest = [...groups]
  const ordered: AccessoryGroup[] = []
  let room = columns
  while (rest.length > 0) {
    const fitting = rest.findIndex((group) => widthOf(group) <= room)
    if (fitting === -1) room = columns
    for (const group of rest.splice(Math.max(fitting, 0), 1)) {
      ordered.push(group)
      room -= widthOf(group)
    }
  }
  return ordered
}

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
