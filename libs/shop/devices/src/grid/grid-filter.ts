import type { Product, ProductCategory, Sku } from '@soe/contracts'
import { stockState } from '@soe/shop-basket'
import { batteryHours, displayInches, type Measure } from '../figure'

/** What a shopper may narrow a list by, with any number of values each. */
export const listFacets = ['brand', 'kind', 'screen', 'battery', 'color', 'condition', 'stock'] as const
export type ListFacet = (typeof listFacets)[number]

export interface FacetOption {
  value: string
  /** The carrier's own name for it, if it has one. */
  name?: string
  /** CSS color of its dot. */
  color?: string
}

const tokenOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** A measure in steps, each with the least that belongs to it. */
type Steps = readonly (readonly [value: string, from: number])[]

const screens: Partial<Record<ProductCategory, Steps>> = {
  smartphones: [
    ['small', 0],
    ['medium', 6.2],
    ['large', 6.7],
  ],
  tablets: [
    ['small', 0],
    ['medium', 9],
    ['large', 12],
  ],
}

const batteries: Steps = [
  ['one-day', 0],
  ['day-and-a-half', 36],
  ['two-days', 44],
]

const stepOf = (product: Product, measure: Measure, steps: Steps = []): FacetOption | undefined => {
  const figure = measure(product)
  const step = figure === undefined ? undefined : steps.findLast(([, from]) => figure >= from)
  return step && { value: step[0] }
}

/** Where a product keeps the value of each facet. */
export const facetOf: Readonly<Record<ListFacet, (product: Product, sku: Sku) => FacetOption | undefined>> = {
  brand: ({ brandName }) => ({ value: tokenOf(brandName), name: brandName }),
  kind: ({ categoryType }) => (categoryType ? { value: tokenOf(categoryType) } : undefined),
  screen: (product) => stepOf(product, displayInches, screens[product.category]),
  battery: (product) => stepOf(product, batteryHours, batteries),
  color: (_, { color }) => ({ value: color.colorId, name: color.displayName, color: color.colorCssStyle }),
  condition: (_, { deviceCondition }) => (deviceCondition ? { value: deviceCondition } : undefined),
  stock: (_, sku) => ({ value: stockState(sku).state }),
}

export const sorts = ['featured', 'price', 'price-desc', 'name'] as const
export type Sort = (typeof sorts)[number]

export type GridFilter = Readonly<Record<ListFacet, readonly string[]>> & {
  /** The highest price in dollars, as it is shown on the tiles. */
  readonly price: number | undefined
  readonly q: string
  readonly sort: Sort
}

export const emptyFilter: GridFilter = {
  brand: [],
  kind: [],
  screen: [],
  battery: [],
  color: [],
  condition: [],
  stock: [],
  price: undefined,
  q: '',
  sort: 'featured',
}

const readPrice = (text: string | null): number | undefined => {
  const price = Number(text)
  return text && Number.isFinite(price) && price > 0 ? price : undefined
}

/** A parameter without a value asks for nothing. */
const valuesOf = (params: URLSearchParams, facet: ListFacet) => params.getAll(facet).filter(Boolean)

/** The filter in an address; unknown values are ignored. */
export const readFilter = (params: URLSearchParams): GridFilter => ({
  brand: valuesOf(params, 'brand'),
  kind: valuesOf(params, 'kind'),
  screen: valuesOf(params, 'screen'),
  battery: valuesOf(params, 'battery'),
  color: valuesOf(params, 'color'),
  condition: valuesOf(params, 'condition'),
  stock: valuesOf(params, 'stock'),
  price: readPrice(params.get('price')),
  q: params.get('q') ?? '',
  sort: sorts.find((sort) => sort === params.get('sort')) ?? 'featured',
})

/** The address of a filter, always in the same order; parameters that are not the grid's stay as they are. */
export const writeFilter = (filter: GridFilter, params = new URLSearchParams()): URLSearchParams => {
  const written = new URLSearchParams(params)
  for (const facet of listFacets) {
    written.delete(facet)
    for (const value of filter[facet]) written.append(facet, value)
  }
  const single = { price: filter.price?.toString(), q: filter.q, sort: filter.sort === 'featured' ? '' : filter.sort }
  for (const [name, value] of Object.entries(single)) {
    written.delete(name)
    if (value) written.append(name, value)
  }
  return written
}

export const toggleValue = (filter: GridFilter, facet: ListFacet, value: string): GridFilter => {
  const values = filter[facet]
  return { ...filter, [facet]: values.includes(value) ? values.filter((each) => each !== value) : [...values, value] }
}

/** The search and the order stay. */
export const clearFacets = ({ q, sort }: GridFilter): GridFilter => ({ ...emptyFilter, q, sort })

export const countFacets = (filter: GridFilter): number =>
  listFacets.reduce((count, facet) => count + filter[facet].length, filter.price === undefined ? 0 : 1)
