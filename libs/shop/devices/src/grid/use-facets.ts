import type { Product } from '@soe/contracts'
import { useMemo } from 'react'
import { facetOptions, hasMonthlyPrices, priceSteps } from './facets'
import { listFacets, type FacetOption, type ListFacet } from './grid-filter'

/** What the products of a list can be narrowed by. */
export interface Facets {
  lists: Readonly<Record<ListFacet, readonly FacetOption[]>>
  prices: readonly number[]
  isMonthly: boolean
}

export const facetsOf = (products: readonly Product[]): Facets => ({
  lists: Object.fromEntries(listFacets.map((facet) => [facet, facetOptions(products, facet)])) as Facets['lists'],
  prices: priceSteps(products),
  isMonthly: hasMonthlyPrices(products),
})

/** A facet that would narrow nothing is not offered. */
export const offeredFacets = ({ lists }: Facets): readonly ListFacet[] =>
  listFacets.filter((facet) => lists[facet].length > 1)

export const useFacets = (products: readonly Product[]): Facets => useMemo(() => facetsOf(products), [products])
