import type { Product, Sku } from '@soe/contracts'
import {
  conditionOptions,
  selectionOf,
  selectTerm,
  selectVariant,
  variantOptions,
  type VariantAttribute,
} from '@soe/shop-basket'

export interface Variant {
  readonly sku: Sku
  readonly term: number
}

/** The choices of a product, in the order they are offered. */
export const optionAttributes = ['condition', 'color', 'size', 'band', 'capacity'] as const satisfies VariantAttribute[]

const isSku = (sku: Sku, sorId: string) => sku.sorId === sorId.toUpperCase() || sku.skuId === sorId

/** The sku that was saved, else the product's default one. */
export const initialVariant = ({ childSkus, defaultSKU }: Product, sorId = ''): Variant | undefined => {
  const sku =
    childSkus.find((candidate) => isSku(candidate, sorId)) ??
    childSkus.find(({ skuId }) => skuId === defaultSKU) ??
    childSkus[0]
  return sku && { sku, term: selectTerm(sku, sku.price.preferredTerm) }
}

/** What was chosen, as the carrier last described it. */
export const currentVariant = ({ childSkus }: Product, { sku, term }: Variant): Variant => ({
  sku: childSkus.find(({ skuId }) => skuId === sku.skuId) ?? sku,
  term,
})

export const chooseOption = (
  { childSkus }: Product,
  { sku, term }: Variant,
  attribute: VariantAttribute,
  value: string,
): Variant =>
  selectVariant(childSkus, { attribute, value, term, colorId: sku.color.colorId, kept: selectionOf(sku) }) ?? {
    sku,
    term,
  }

const labelOf = ({ childSkus }: Product, attribute: VariantAttribute, value: string): string =>
  attribute === 'color' ? (childSkus.find(({ color }) => color.colorId === value)?.color.displayName ?? value) : value

export interface Option {
  readonly value: string
  readonly label: string
  readonly isOutOfStock: boolean
}

/** Sold certified pre-owned: always, or beside new ones. */
const isSecondHand = ({ isCPO, childSkus }: Product): boolean =>
  isCPO || childSkus.some(({ deviceCondition }) => deviceCondition === 'certified-pre-owned')

/** The values of an attribute that go with the other choices. */
export const optionsOf = (product: Product, { sku }: Variant, attribute: VariantAttribute): readonly Option[] => {
  const selection = selectionOf(sku)
  const options =
    attribute === 'condition'
      ? conditionOptions({ isCPO: isSecondHand(product), skus: product.childSkus }, selection)
      : variantOptions(product.childSkus, attribute, selection)
  return options.map((option) => ({ ...option, label: labelOf(product, attribute, option.value) }))
}

/** Color, storage, case size, band and an accessory's size on one line. */
export const variantSummary = ({ sku }: Variant): string =>
  [sku.color.displayName, sku.capacity, sku.skuFilters.size, sku.skuFilters.band, sku.accessorySkuSize]
    .filter(Boolean)
    .join(', ')
