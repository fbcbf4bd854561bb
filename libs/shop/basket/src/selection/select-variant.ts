import { monthToMonthTerm, type Sku } from '@soe/rules'
import { paymentDurations } from './payment-durations'
import { variantAttributes, type VariantAttribute, type VariantSelection } from './variant-attributes'

export interface VariantChoice {
  attribute: VariantAttribute
  value: string
  colorId?: string | undefined
  term: number
  kept?: VariantSelection
}

export interface SelectedVariant<S extends Sku> {
  sku: S
  term: number
}

/** The term is kept when the SKU offers it; otherwise its first duration, or 0 without any. */
export const selectTerm = (sku: Sku, term: number): number => {
  const durations = paymentDurations(sku)
  return durations.includes(term) ? term : (durations[0] ?? monthToMonthTerm)
}

const countKept = (sku: Sku, kept: VariantSelection): number =>
  Object.entries(kept).filter(([attribute, value]) => variantAttributes[attribute as VariantAttribute](sku) === value)
    .length

const findSku = <S extends Sku>(
  skus: readonly S[],
  { attribute, value, colorId, kept = {} }: VariantChoice,
): S | undefined => {
  const read = variantAttributes[attribute]
  const isColor = attribute === 'color' || colorId === undefined
  const fitting = skus.filter((sku) => read(sku) === value && (isColor || sku.color?.colorId === colorId))
  return fitting.toSorted((left, right) => countKept(right, kept) - countKept(left, kept))[0] ?? skus[0]
}

/**
 * The SKU of the chosen color and attribute that keeps most of the other choices, else the first; null when the
 * product has none.
 */
export const selectVariant = <S extends Sku>(skus: readonly S[], choice: VariantChoice): SelectedVariant<S> | null => {
  const sku = findSku(skus, choice)
  return sku === undefined ? null : { sku, term: selectTerm(sku, choice.term) }
}
