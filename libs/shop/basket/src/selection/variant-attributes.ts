import type { Sku } from '@soe/rules'

export type VariantAttribute = 'color' | 'capacity' | 'size' | 'band' | 'condition'

export const variantAttributes: Readonly<Record<VariantAttribute, (sku: Sku) => string | undefined>> = {
  color: (sku) => sku.color?.colorId,
  capacity: (sku) => sku.capacity,
  size: (sku) => sku.skuFilters?.size,
  band: (sku) => sku.skuFilters?.band,
  condition: (sku) => sku.deviceCondition,
}

export type VariantSelection = Partial<Record<VariantAttribute, string | undefined>>

export const selectionOf = (sku: Sku): VariantSelection =>
  Object.fromEntries(Object.entries(variantAttributes).map(([attribute, read]) => [attribute, read(sku)]))
