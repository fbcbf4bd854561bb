import type { Product, Sku } from '@soe/contracts'
import { stockState, stockStates } from '@soe/shop-basket'
import { isMonthly, tilePrice } from '../product-price'
import type { ListFacet } from './grid-filter'

export interface FacetOption {
  value: string
  /** The carrier's own name for it, if it has one. */
  name?: string
  /** CSS colour of its dot. */
  colour?: string
}

const tokenOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Where a product keeps the value of each facet. */
export const facetOf: Readonly<Record<ListFacet, (product: Product, sku: Sku) => FacetOption | undefined>> = {
  brand: ({ brandName }) => ({ value: tokenOf(brandName), name: brandName }),
  kind: ({ categoryType }) => (categoryType ? { value: tokenOf(categoryType) } : undefined),
  color: (_, { color }) => ({ value: color.colorId, name: color.displayName, colour: color.colorCssStyle }),
  condition: (_, { deviceCondition }) => (deviceCondition ? { value: deviceCondition } : undefined),
  stock: (_, sku) => ({ value: stockState(sku).state }),
}

const byName = (left: FacetOption, right: FacetOption) => (left.name ?? '').localeCompare(right.name ?? '')
const byStock = (left: FacetOption, right: FacetOption) =>
  stockStates.findIndex((state) => state === left.value) - stockStates.findIndex((state) => state === right.value)

/** The values of a facet among the products, each once. */
export const facetOptions = (products: readonly Product[], facet: ListFacet): readonly FacetOption[] => {
  const all = products.flatMap((product) => product.childSkus.map((sku) => facetOf[facet](product, sku)))
  const options = new Map(all.filter((option) => option !== undefined).map((option) => [option.value, option]))
  return [...options.values()].toSorted(facet === 'stock' ? byStock : byName)
}

const monthlySteps = [10, 15, 20, 30, 40, 50]
const retailSteps = [25, 50, 100, 250, 500, 750, 1000]

export const hasMonthlyPrices = (products: readonly Product[]): boolean =>
  products.some(({ childSkus }) => childSkus.some((sku) => isMonthly(tilePrice(sku))))

/** The price limits, in dollars, that leave some products and exclude others. */
export const priceSteps = (products: readonly Product[]): readonly number[] => {
  const prices = products.flatMap(({ childSkus }) => childSkus.map((sku) => tilePrice(sku).cents / 100))
  const steps = hasMonthlyPrices(products) ? monthlySteps : retailSteps
  return steps.filter((step) => step >= Math.min(...prices) && step < Math.max(...prices))
}
