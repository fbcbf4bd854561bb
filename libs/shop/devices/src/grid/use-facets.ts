import type { Product } from '@soe/contracts'
import { useMemo } from 'react'
import { facetOptions, hasMonthlyPrices, priceSteps } from './facets'
import { countProducts } from './filter-products'
import { listFacets, toggleValue, type FacetOption, type GridFilter, type ListFacet } from './grid-filter'

/** What the products of a list can be narrowed by. */
export interface Facets {
  products: readonly Product[]
  lists: Readonly<Record<ListFacet, readonly FacetOption[]>>
  prices: readonly number[]
  isMonthly: boolean
}

export const facetsOf = (products: readonly Product[]): Facets => ({
  products,
  lists: Object.fromEntries(listFacets.map((facet) => [facet, facetOptions(products, facet)])) as Facets['lists'],
  prices: priceSteps(products),
  isMonthly: hasMonthlyPrices(products),
})

/** A facet that would narrow nothing is not offered. */
export const offeredFacets = ({ lists }: Facets): readonly ListFacet[] =>
  listFacets.filter((facet) => lists[facet].length > 1)

const finderFacets = ['kind', 'screen', 'battery', 'price', 'brand', 'color'] as const
export type Question = (typeof finderFacets)[number]

/** So many taps lead to a short list. */
const mostQuestions = 4

/** What the finder asks of a list: the first of what narrows it. */
export const findQuestions = ({ lists, prices }: Facets): readonly Question[] =>
  finderFacets
    .filter((facet) => (facet === 'price' ? prices.length > 0 : lists[facet].length > 1))
    .slice(0, mostQuestions)

/** How many products a value of a facet leaves, whatever else of that facet is chosen. */
export const countValue = ({ products }: Facets, filter: GridFilter, facet: ListFacet, value: string): number =>
  countProducts(products, { ...filter, [facet]: [value] })

/** The filter with the value or without it; where nothing fits that, values that nothing fits go too. */
export const toggleFacet = (facets: Facets, filter: GridFilter, facet: ListFacet, value: string): GridFilter => {
  const toggled = toggleValue(filter, facet, value)
  if (countProducts(facets.products, toggled) > 0) return toggled
  return { ...toggled, [facet]: toggled[facet].filter((other) => countValue(facets, toggled, facet, other) > 0) }
}

export const useFacets = (products: readonly Product[]): Facets => useMemo(() => facetsOf(products), [products])
