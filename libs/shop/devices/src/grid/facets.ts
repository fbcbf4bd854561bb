import type { Product } from '@soe/contracts'
import { stockStates } from '@soe/shop-basket'
import { isMonthly, tilePrice } from '../product-price'
import { facetOf, type FacetOption, type ListFacet } from './grid-filter'

const byName = (left: FacetOption, right: FacetOption) => (left.name ?? '').localeCompare(right.name ?? '')

/** The order of values that have one of their own. */
const orders: Partial<Record<ListFacet, readonly string[]>> = {
  screen: ['small', 'medium', 'large'],
  battery: ['two-days', 'day-and-a-half', 'one-day'],
  stock: stockStates,
}

/** In the order in which they are offered. A browser's rules of the alphabet take it milliseconds to load, so only a list that shows is sorted. */
export const inOrder = (options: readonly FacetOption[], facet: ListFacet): readonly FacetOption[] => {
  const order = orders[facet]
  return options.toSorted(order ? (left, right) => order.indexOf(left.value) - order.indexOf(right.value) : byName)
}

/** The values of a facet among the products, each once. */
export const facetOptions = (products: readonly Product[], facet: ListFacet): readonly FacetOption[] => {
  const all = products.flatMap((product) => product.childSkus.map((sku) => facetOf[facet](product, sku)))
  return [...new Map(all.filter((option) => option !== undefined).map((option) => [option.value, option])).values()]
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
