import type { Sku } from '@soe/contracts'
import { selectionOf, selectVariant, variantOptions, type VariantAttribute } from '@soe/shop-basket'

export interface AttributeOption {
  value: string
  /** A sku that has it: the one that choosing it leads to, if there is one. */
  sku: Sku
  /** No sku combines it with the other choices. */
  isMissing: boolean
  isOutOfStock: boolean
}

/** The sku with the new value that keeps the most of what was chosen, its color like anything else. */
export const chooseSku = (skus: readonly Sku[], current: Sku, attribute: VariantAttribute, value: string): Sku => {
  const choice = { attribute, value, kept: selectionOf(current), term: current.price.preferredTerm }
  return selectVariant(skus, choice)?.sku ?? current
}

/** Every value of an attribute; those that no sku combines with the other choices are marked. */
export const attributeOptions = (
  skus: readonly Sku[],
  current: Sku,
  attribute: VariantAttribute,
): readonly AttributeOption[] => {
  const offered = variantOptions(skus, attribute, selectionOf(current))
  return variantOptions(skus, attribute).map(({ value }) => {
    const option = offered.find((offer) => offer.value === value)
    return {
      value,
      sku: chooseSku(skus, current, attribute, value),
      isMissing: option === undefined,
      isOutOfStock: option?.isOutOfStock ?? false,
    }
  })
}
