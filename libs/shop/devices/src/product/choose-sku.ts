import type { Sku } from '@soe/contracts'
import { selectVariant, variantOptions, type VariantAttribute, type VariantSelection } from '@soe/shop-basket'

export const attributes = ['color', 'capacity', 'size', 'band', 'condition'] as const

export const selectionOf = (sku: Sku): VariantSelection => ({
  color: sku.color.colorId,
  capacity: sku.capacity,
  size: sku.skuFilters.size,
  band: sku.skuFilters.band,
  condition: sku.deviceConditionDisplayName,
})

export interface AttributeOption {
  value: string
  /** A sku that has it: the one that choosing it leads to, if there is one. */
  sku: Sku
  /** No sku combines it with the other choices. */
  isMissing: boolean
  isOutOfStock: boolean
}

const sharedWith = (sku: Sku, selection: VariantSelection): number =>
  attributes.filter((attribute) => selectionOf(sku)[attribute] === selection[attribute]).length

/** The sku with the new value that keeps the most of what was chosen; a value that no sku has falls back as the wishlist does. */
export const chooseSku = (skus: readonly Sku[], current: Sku, attribute: VariantAttribute, value: string): Sku => {
  const wanted = { ...selectionOf(current), [attribute]: value }
  const [nearest] = skus
    .filter((sku) => selectionOf(sku)[attribute] === value)
    .toSorted((left, right) => sharedWith(right, wanted) - sharedWith(left, wanted))
  const choice = { attribute, value, colorId: current.color.colorId, term: current.price.preferredTerm }
  return nearest ?? selectVariant(skus, choice)?.sku ?? current
}

/** Every value of an attribute; those that no sku combines with the other choices are marked. */
export const attributeOptions = (
  skus: readonly Sku[],
  current: Sku,
  attribute: VariantAttribute,
): readonly AttributeOption[] => {
  const offered = variantOptions(skus, attribute, selectionOf(current))
  return variantOptions(skus, attribute).map(({ value }) => {
    const option = offered.find((each) => each.value === value)
    return {
      value,
      sku: chooseSku(skus, current, attribute, value),
      isMissing: option === undefined,
      isOutOfStock: option?.isOutOfStock ?? false,
    }
  })
}
