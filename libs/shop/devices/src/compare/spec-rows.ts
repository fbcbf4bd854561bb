import type { Product, Sku, SpecKind } from '@soe/contracts'
import { stockState } from '@soe/shop-basket'
import type { DeviceTexts } from '../device-texts'
import type { CompareTexts } from './compare-texts'

/** A figure or a list of choices, and what the carrier says of it. */
export interface SpecCell {
  readonly value: string
  readonly note?: string
}

export interface SpecRow {
  readonly name: string
  /** One a product; several where it has several figures of a kind, none where it states nothing. */
  readonly cells: readonly (readonly SpecCell[])[]
}

/** Of what the products state figures, in the order in which they do; figures of no kind have no row. */
const kindsOf = (products: readonly Product[]): SpecKind[] => [
  ...new Set(products.flatMap(({ specs = [] }) => specs.flatMap(({ kind }) => kind ?? []))),
]

const figuresOf =
  (wanted: SpecKind) =>
  ({ specs = [] }: Product): SpecCell[] =>
    specs
      .filter(({ kind }) => kind === wanted)
      .map(({ value, unit, label }) => ({ value: unit ? `${value} ${unit}` : value, note: label }))

const choicesOf =
  (read: (sku: Sku) => string | undefined) =>
  ({ childSkus }: Product): SpecCell[] => {
    const values = [...new Set(childSkus.map(read).filter((value) => value !== undefined))]
    return values.length > 0 ? [{ value: values.join(', ') }] : []
  }

const availabilityOf =
  (words: DeviceTexts) =>
  ({ childSkus, defaultSKU }: Product): SpecCell[] => {
    const sku = childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0]
    return sku ? [{ value: words[stockState(sku).state] }] : []
  }

/** Every figure and choice that one of the products has, by name. */
export const specRows = (products: readonly Product[], texts: CompareTexts, words: DeviceTexts): readonly SpecRow[] => {
  const row = (name: string, read: (product: Product) => readonly SpecCell[]) => ({ name, cells: products.map(read) })
  return [
    ...kindsOf(products).map((kind) => row(texts[kind], figuresOf(kind))),
    row(
      texts.capacity,
      choicesOf(({ capacity }) => capacity?.replace(' ', '\u00A0')),
    ),
    row(
      texts.size,
      choicesOf(({ skuFilters }) => skuFilters.size),
    ),
    row(
      texts.band,
      choicesOf(({ skuFilters }) => skuFilters.band),
    ),
    row(
      texts.color,
      choicesOf(({ color }) => color.displayName),
    ),
    row(
      texts.condition,
      choicesOf(({ deviceCondition }) => deviceCondition && words[deviceCondition]),
    ),
    row(texts.availability, availabilityOf(words)),
    row(texts.brand, ({ brandName }) => [{ value: brandName }]),
  ].filter(({ cells }) => cells.some((cell) => cell.length > 0))
}
