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

type Figure = NonNullable<Product['specs']>[number]

const statesOf = ({ specs = [] }: Product): ReadonlySet<SpecKind> => new Set(specs.flatMap(({ kind }) => kind ?? []))

/** What every one of the products states a figure of, in the order of the first. */
const sharedKinds = ([first, ...others]: readonly Product[]): SpecKind[] =>
  first ? [...statesOf(first)].filter((kind) => others.every((other) => statesOf(other).has(kind))) : []

const figuresOf =
  (holds: (figure: Figure) => boolean) =>
  ({ specs = [] }: Product): SpecCell[] =>
    specs.filter(holds).map(({ value, unit, label }) => ({ value: unit ? `${value} ${unit}` : value, note: label }))

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

/** Every figure and choice of the products, by name: what not all of them state stands together in one row. */
export const specRows = (products: readonly Product[], texts: CompareTexts, words: DeviceTexts): readonly SpecRow[] => {
  const row = (name: string, read: (product: Product) => readonly SpecCell[]) => ({ name, cells: products.map(read) })
  const shared = sharedKinds(products)
  return [
    ...shared.map((shown) =>
      row(
        texts[shown],
        figuresOf(({ kind }) => kind === shown),
      ),
    ),
    row(
      texts.also,
      figuresOf(({ kind }) => kind === undefined || !shared.includes(kind)),
    ),
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

const valuesOf = (cells: readonly SpecCell[]) => cells.map(({ value }) => value).join()

/** Whether the products differ in it. */
export const isDifferent = ({ cells }: SpecRow): boolean => new Set(cells.map(valuesOf)).size > 1
