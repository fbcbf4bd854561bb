import type { Sku } from '@soe/rules'
import { isOrderable } from './can-add-to-cart'
import { variantAttributes, type VariantAttribute, type VariantSelection } from './variant-attributes'

export interface VariantOption {
  value: string
  isOutOfStock: boolean
}

const matchesOthers = (sku: Sku, attribute: VariantAttribute, selection: VariantSelection): boolean =>
  (Object.keys(variantAttributes) as VariantAttribute[])
    .filter((other) => other !== attribute && selection[other] !== undefined)
    .every((other) => variantAttributes[other](sku) === selection[other])

/** The values of an attribute among the SKUs that match the other selections. */
export const variantOptions = (
  skus: readonly Sku[],
  attribute: VariantAttribute,
  selection: VariantSelection = {},
): readonly VariantOption[] => {
  const read = variantAttributes[attribute]
  const offered = skus.filter((sku) => matchesOthers(sku, attribute, selection))
  const values = new Set(offered.map(read).filter((value) => value !== undefined))
  return [...values].map((value) => ({
    value,
    isOutOfStock: !offered.some((sku) => read(sku) === value && isOrderable(sku)),
  }))
}

/** Conditions are offered for certified pre-owned products only. */
export const conditionOptions = (
  product: { isCPO: boolean; skus: readonly Sku[] },
  selection: VariantSelection = {},
): readonly VariantOption[] => (product.isCPO ? variantOptions(product.skus, 'condition', selection) : [])
